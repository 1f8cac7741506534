type Typed = HTMLInputElement | HTMLTextAreaElement;
const isTyped = (element: Element | null): element is Typed =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Whether an element can be seen: the page has both bars, one of them hidden. */
export const isShown = (element: Element): boolean => element.checkVisibility?.() ?? true;

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

const shownBy = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);

/** A way to find an element's counterpart after the page was drawn anew. */
function counterpartOf(element: Element): () => HTMLElement | null {
  const selector = selectorOf(element);
  if (!selector) return () => null;
  const place = shownBy(selector).indexOf(element);
  return () => (shownBy(selector)[place] as HTMLElement | undefined) ?? null;
}

/** Types a text into a field, as its person did. */
function retype(field: Typed, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // Past the setter by which React keeps track of what it wrote itself.
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * What a person has done on this page: where it is scrolled to, what was typed and opened, and
 * what has the focus. The answer does it again on a page that was drawn anew.
 */
export function rememberPage(root: HTMLElement): () => void {
  const { scrollX, scrollY } = window;
  const typed = [...root.querySelectorAll('input, textarea')]
    .filter(isTyped)
    .filter(({ value }) => value !== '')
    .map((field) => ({ find: counterpartOf(field), text: field.value }));
  const opened = [...root.querySelectorAll('details')].map(({ open }) => open);
  const focused = document.activeElement;
  const findFocused = focused && root.contains(focused) ? counterpartOf(focused) : () => null;
  const caret = isTyped(focused) ? ([focused.selectionStart, focused.selectionEnd] as const) : null;

  return () => {
    root.querySelectorAll('details').forEach((details, index) => {
      details.open = opened[index] ?? details.open;
    });
    for (const { find, text } of typed) {
      const field = find();
      if (isTyped(field)) retype(field, text);
    }
    const focus = findFocused();
    focus?.focus({ preventScroll: true });
    // Only fields of plain text have a caret that can be placed.
    if (caret && caret[0] !== null && isTyped(focus)) focus.setSelectionRange(...caret);
    window.scrollTo(scrollX, scrollY);
  };
}
