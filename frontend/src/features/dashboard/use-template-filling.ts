import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { TextRange } from '../../prompt/document/request-words';
import { chosenTemplate } from '../../ui/chosen-template';
import { toast } from '../../ui/toast';
import { defaultUseCase } from '../../api/default-use-case';
import { pendingTemplate, type LinkedRequest, type RequestTemplate } from './pending-template';
import type { PromptRequest } from './request';
import { findTemplateBlanks } from './template-blanks';

const LOADED = 'Template loaded! Fill in the placeholders and generate your prompt.';
const FILLED = 'Filled in from a link. Check it, then generate your prompt.';

/** The request with what a link brought; its text starts a new request. */
function withLinked(request: PromptRequest, { text, ...linked }: LinkedRequest): PromptRequest {
  if (text === undefined) return { ...request, ...linked };
  const fresh = { ...request, use_case: defaultUseCase.load(), kind: null, answers: [] };
  return { ...fresh, ...linked, user_input: text };
}

/** Tab without a modifier key; all other keys keep their function. */
const isPlainTab = ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab' && !shiftKey && !ctrlKey && !altKey && !metaKey;

function select(field: HTMLTextAreaElement, blank: TextRange | undefined): void {
  if (blank) field.setSelectionRange(blank.start, blank.end);
}

/** Replaces the request; the message offers to undo that if the text was another one. */
function replaceRequest(
  input: RefObject<HTMLTextAreaElement | null>,
  request: PromptRequest,
  onChange: (request: PromptRequest) => void,
  next: PromptRequest,
  message: string,
): void {
  const { user_input: text } = request;
  onChange(next);
  const undo = {
    label: 'Undo',
    onPress: () => {
      onChange(request);
      input.current?.focus();
    },
  };
  const replacesText = text.trim() !== '' && text !== next.user_input;
  toast.plain(message, replacesText ? { action: undo } : {});
}

/**
 * Fills the request field with templates. A template chosen on a public page is loaded once. After
 * loading, the first blank is selected and Tab moves to the next blank. The replaced text can be
 * restored with Undo.
 */
export function useTemplateFilling(
  input: RefObject<HTMLTextAreaElement | null>,
  request: PromptRequest,
  onChange: (request: PromptRequest) => void,
) {
  const [pending] = useState(pendingTemplate.read);
  const [loaded, setLoaded] = useState(pending?.from === 'gallery' ? pending.template : null);
  const shown = useRef<RequestTemplate | null>(null);
  const { user_input: text } = request;

  const replace = (next: PromptRequest, message: string): void =>
    replaceRequest(input, request, onChange, next, message);

  function fillIn({ text: user_input, use_case }: RequestTemplate): void {
    replace({ ...request, user_input, use_case, kind: null, answers: [] }, LOADED);
  }

  const fillInPending = useEffectEvent(() => {
    if (loaded) fillIn(loaded);
    if (pending?.from === 'link') {
      replace(withLinked(request, pending.request), FILLED);
      input.current?.focus();
    }
    pendingTemplate.clear();
  });
  useEffect(() => fillInPending(), []);

  useEffect(() => {
    // Wait until the field shows the template's text.
    if (!loaded || shown.current === loaded || text !== loaded.text || !input.current) return;
    shown.current = loaded;
    input.current.focus();
    select(input.current, findTemplateBlanks(text)[0]);
  }, [loaded, text, input]);

  function load(template: RequestTemplate): void {
    fillIn(template);
    // A new object each time, because the same template can be loaded twice.
    setLoaded({ ...template });
  }

  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });
  useEffect(() => chosenTemplate.listen((template) => latestLoad.current(template)), []);

  return {
    load,
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
