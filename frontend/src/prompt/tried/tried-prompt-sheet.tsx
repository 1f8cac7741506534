import { useId, type ReactNode, type Ref } from 'react';
import { TARGET_MODELS } from '../../api/catalogue';
import { copyAndConfirm } from '../../ui/copy-and-confirm';
import button from '../../ui/plain-button.module.css';
import { Sheet } from '../../ui/sheet';
import { DocumentFrame } from '../document/document-frame';
import { PromptDocument } from '../document/prompt-document';
import type { Tried } from './stored-tried-prompt';
import styles from './tried-prompt-sheet.module.css';

/** A prompt that is stored nowhere yet; `children` say how to keep it. */
export function TriedPromptSheet({
  ref,
  tried: { request, prompt },
  children,
}: {
  ref?: Ref<HTMLElement>;
  tried: Tried;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <Sheet ref={ref} float tabIndex={-1} aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading}>Your prompt for {TARGET_MODELS[prompt.target_model]}</h3>
        <button
          type="button"
          className={button.outlined}
          onClick={() => void copyAndConfirm(prompt.optimized_prompt, 'prompt')}
        >
          Copy
        </button>
      </div>
      <DocumentFrame>
        <PromptDocument prompt={prompt} request={request} />
      </DocumentFrame>
      <div className={styles.keep}>{children}</div>
    </Sheet>
  );
}
