import { useId, type Ref } from 'react';
import { TARGET_MODELS, USE_CASES } from '../../api/catalogue';
import type { Prompt, RefineRequest } from '../../api/generated';
import type { KindChoice } from '../../api/kinds';
import type { BlankValues } from '../../prompt/document/blanks';
import { addsNothing } from '../../prompt/document/adds-nothing';
import { copyFilledPrompt } from '../../prompt/actions/copy-filled-prompt';
import { DeleteButton } from '../../prompt/actions/delete-button';
import { DownloadButtons } from '../../prompt/actions/download-buttons';
import { WrittenBy } from '../../prompt/local-model/on-this-machine';
import { KindLine } from '../../prompt/refine/kind-line';
import { PromptActions } from '../../prompt/actions/prompt-actions';
import { RefinePanel } from '../../prompt/refine/refine-panel';
import { ShareButton } from '../../prompt/share/share-button';
import { ScoredPrompt } from '../../prompt/document/scored-prompt';
import { usePageCommands } from '../../ui/page-commands';
import { Sheet } from '../../ui/sheet';
import { useBlankValues } from '../../prompt/document/use-blank-values';
import { useRefinePanel } from '../../prompt/refine/use-refine-panel';
import type { Version } from './generation-slice';
import type { PromptRequest } from './request';
import styles from './result.module.css';
import { VersionSwitcher } from './version-switcher';

interface ControlsProps {
  prompt: Prompt;
  request: PromptRequest;
  values: BlankValues;
  primary: boolean;
  /** The refinement note being typed. */
  note: string;
  onNote: (note: string) => void;
  onRegenerate: (prompt: Prompt) => void;
  onRefine: (prompt: Prompt, refinement: RefineRequest) => void;
  /** Why the last refinement of this version was refused, without a charge. */
  refusal: string | null;
}

function Controls({ note, onNote, onRegenerate, onRefine, refusal, ...actions }: ControlsProps) {
  const { prompt, request } = actions;
  const refine = useRefinePanel(prompt.id, (refinement) => onRefine(prompt, refinement), refusal);
  usePageCommands([
    {
      label: 'Copy the prompt',
      run: () => void copyFilledPrompt(prompt, request.user_input, actions.values),
    },
    { label: 'Refine the prompt', run: refine.button.onClick },
    { label: 'Regenerate the prompt (1 credit)', run: () => onRegenerate(prompt) },
  ]);
  return (
    <div className={styles.controls}>
      <PromptActions
        {...actions}
        request={request.user_input}
        refineButton={refine.button}
        onRegenerate={() => onRegenerate(prompt)}
      />
      {refine.open && (
        <div className={styles.panel}>
          <RefinePanel {...refine.panel} note={note} onNote={onNote} />
        </div>
      )}
    </div>
  );
}

/** The optimized prompt with its actions and, if the plan includes it, its quality. */
export function Result({
  ref,
  versions,
  shown,
  onShow,
  onKind,
  onDelete,
  refused,
  ...controls
}: Omit<ControlsProps, 'prompt' | 'values' | 'refusal'> & {
  ref: Ref<HTMLElement>;
  versions: readonly Version[];
  shown: number;
  onShow: (index: number) => void;
  onKind: (prompt: Prompt, kind: KindChoice) => void;
  onDelete: (prompt: Prompt, versions: 'this' | 'all', message: string) => void;
  /** The refused refinement: id of the prompt, and the reason. */
  refused: { id: string; message: string } | null;
}) {
  const heading = useId();
  const prompt = versions[shown]?.prompt;
  const [values, onValue] = useBlankValues(prompt?.id ?? '');
  if (!prompt) return null;
  const request = controls.request.user_input;
  return (
    <Sheet ref={ref} float tabIndex={-1} aria-labelledby={heading} className={styles.result}>
      <div className={styles.bar}>
        <div className={styles.title}>
          <h2 id={heading}>Optimized prompt</h2>
          <div className={styles.about}>
            <span>
              {TARGET_MODELS[prompt.target_model]}, {USE_CASES[prompt.use_case].toLowerCase()}
            </span>
            <KindLine prompt={prompt} onChange={(kind) => onKind(prompt, kind)} />
            <WrittenBy id={prompt.id} />
            {addsNothing(prompt) && (
              <span>Nothing was added to your request. Choose a kind to add more.</span>
            )}
          </div>
        </div>
        <Controls
          prompt={prompt}
          values={values}
          refusal={refused?.id === prompt.id ? refused.message : null}
          {...controls}
        />
      </div>
      <VersionSwitcher versions={versions} shown={shown} onShow={onShow} />
      <ScoredPrompt
        key={prompt.id}
        prompt={prompt}
        request={request}
        blanks={{ values, onValue }}
      />
      <DownloadButtons prompt={prompt} request={request} values={values}>
        <ShareButton key={`share ${prompt.id}`} promptId={prompt.id} />
        <DeleteButton
          key={prompt.id}
          version={prompt.version}
          count={versions.length}
          onDelete={(which, message) => onDelete(prompt, which, message)}
        />
      </DownloadButtons>
    </Sheet>
  );
}
