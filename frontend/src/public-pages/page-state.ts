type TextControl = HTMLInputElement | HTMLTextAreaElement;
const isTextControl = (element: Element | null): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Whether an element can be seen: the page has both bars, one of them hidden. */
export const isVisible = (element: Element): boolean => element.checkVisibility?.() ?? true;

/** A selector of what an element is, apart from where it stands. */
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

/** A way to find an element's counterpart after the page was drawn anew. */
function finderFor(element: Element): () => HTMLElement | null {
  const selector = selectorOf(element);
  if (!selector) return () => null;
  const index = visibleMatches(selector).indexOf(element);
  return () => (visibleMatches(selector)[index] as HTMLElement | undefined) ?? null;
}

/** Types a text into a field, as its person did. */
function typeInto(field: TextControl, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // Past the setter by which React keeps track of what it wrote itself.
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * What a person has done on this page: where it is scrolled to, what was typed and opened, and
 * what has the focus. The answer does it again on a page that was drawn anew.
 */
export function capturePageState(root: HTMLElement): () => void {
  const { scrollX, scrollY } = window;
  const typed = [...root.querySelectorAll('input, textarea')]
    .filter(isTextControl)
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
      if (isTextControl(field)) typeInto(field, text);
    }
    const focus = findFocused();
    focus?.focus({ preventScroll: true });
    // Only fields of plain text have a caret that can be placed.
    if (caret && caret[0] !== null && isTextControl(focus)) focus.setSelectionRange(...caret);
    window.scrollTo(scrollX, scrollY);
  };
}
