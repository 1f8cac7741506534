type TextControl = HTMLInputElement | HTMLTextAreaElement;
const isTextControl = (element: Element | null): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
type Field = TextControl | HTMLSelectElement;
const isField = (element: Element | null): element is Field =>
  isTextControl(element) || element instanceof HTMLSelectElement;

/** Whether an element is visible: the page contains both bars, one of them hidden. */
export const isVisible = (element: Element): boolean => element.checkVisibility?.() ?? true;

/** A selector by an element's attributes, independent of its position. */
function selectorOf(element: Element): string | null {
  const tag = element.tagName.toLowerCase();
  for (const name of ['data-app', 'name', 'href', 'aria-label']) {
    const value = element.getAttribute(name);
    if (value === null) continue;
    return `${name === 'data-app' ? '' : tag}[${name}=${JSON.stringify(value)}]`;
  }
  return element.id ? `[id=${JSON.stringify(element.id)}]` : null;
}

const visibleMatches = (selector: string) =>
  [...document.querySelectorAll(selector)].filter(isVisible);

/** Returns a function that finds the same element after the application has rendered. */
function finderFor(element: Element): () => HTMLElement | null {
  const selector = selectorOf(element);
  if (!selector) return () => null;
  const index = visibleMatches(selector).indexOf(element);
  return () => (visibleMatches(selector)[index] as HTMLElement | undefined) ?? null;
}

/** Sets a field's value as if the person had typed or chosen it. */
function typeInto(field: Field, text: string): void {
  // React overrides the `value` setter on the element to track its own writes; this calls the
  // original.
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Captures what the person has done on this page: scroll position, typed text, opened details,
 * focus. Returns a function that restores it after the application has rendered.
 */
export function capturePageState(root: HTMLElement): () => void {
  const { scrollX, scrollY } = window;
  const typed = [...root.querySelectorAll('input, textarea, select')]
    .filter(isField)
    .filter(({ value }) => value !== '')
    .map((field) => ({ find: finderFor(field), text: field.value }));
  const opened = [...root.querySelectorAll('details')].map(({ open }) => open);
  const focused = document.activeElement;
  const findFocused = focused && root.contains(focused) ? finderFor(focused) : () => null;
  const caret = isTextControl(focused)
    ? ([focused.selectionStart, focused.selectionEnd] as const)
    : null;

  return () => {
    root.querySelectorAll('details').forEach((details, index) => {
      details.open = opened[index] ?? details.open;
    });
    for (const { find, text } of typed) {
      const field = find();
      if (isField(field)) typeInto(field, text);
    }
    const focus = findFocused();
    focus?.focus({ preventScroll: true });
    // Only plain text fields have a selection.
    if (caret && caret[0] !== null && isTextControl(focus)) focus.setSelectionRange(...caret);
    window.scrollTo(scrollX, scrollY);
  };
}
