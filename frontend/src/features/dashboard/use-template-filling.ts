import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { TextRange } from '../../prompt/document/request-words';
import { toast } from '../../ui/toast';
import { pendingTemplate, type RequestTemplate } from './pending-template';
import type { PromptRequest } from './request';
import { findTemplateBlanks } from './template-blanks';

const LOADED = 'Template loaded! Fill in the placeholders and generate your prompt.';

/** Tab alone: with any other key it does what it always does. */
const isPlainTab = ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab' && !shiftKey && !ctrlKey && !altKey && !metaKey;

function select(field: HTMLTextAreaElement, blank: TextRange | undefined): void {
  if (blank) field.setSelectionRange(blank.start, blank.end);
}

/**
 * Templates in the request field: the one that another page handed over is loaded once; a loaded
 * one has its first blank selected, and Tab leads from blank to blank and after the last one on.
 * What was typed before can be taken back.
 */
export function useTemplateFilling(
  input: RefObject<HTMLTextAreaElement | null>,
  request: PromptRequest,
  onChange: (request: PromptRequest) => void,
) {
  const [loaded, setLoaded] = useState(pendingTemplate.read);
  const shown = useRef<RequestTemplate | null>(null);
  const { user_input: text } = request;

  function fillIn(template: RequestTemplate): void {
    const { text: user_input, use_case } = template;
    onChange({ ...request, user_input, use_case, kind: null, answers: [] });
    const undo = {
      label: 'Undo',
      onPress: () => {
        onChange(request);
        input.current?.focus();
      },
    };
    const replacesText = text.trim() !== '' && text !== template.text;
    toast.plain(LOADED, replacesText ? { action: undo } : {});
  }

  const fillInPending = useEffectEvent(() => {
    if (loaded) fillIn(loaded);
    pendingTemplate.clear();
  });
  useEffect(() => fillInPending(), []);

  useEffect(() => {
    // Not before its text stands in the field.
    if (!loaded || shown.current === loaded || text !== loaded.text || !input.current) return;
    shown.current = loaded;
    input.current.focus();
    select(input.current, findTemplateBlanks(text)[0]);
  }, [loaded, text, input]);

  return {
    load: (template: RequestTemplate): void => {
      fillIn(template);
      // Another one each time, as the same one can be loaded again.
      setLoaded({ ...template });
    },
    /** How many blanks of the loaded template are left. */
    blanks: loaded ? findTemplateBlanks(text).length : 0,
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>): void => {
      if (!loaded || !isPlainTab(event)) return;
      const field = event.currentTarget;
      const next = findTemplateBlanks(text).find(({ start }) => start >= field.selectionEnd);
      if (!next) return;
      event.preventDefault();
      select(field, next);
    },
  };
}
