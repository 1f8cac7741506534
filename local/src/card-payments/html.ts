/** HTML that is safe to send: text from outside has been escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | readonly Html[] | string | number | null;

/** HTML whose inserted texts are escaped; null inserts nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const inserted = parts.map((part) => {
    if (part === null) return '';
    if (part instanceof Html) return part.text;
    if (typeof part === 'object') return part.map(({ text }) => text).join('');
    return escapeHtml(String(part));
  });
  return new Html(String.raw({ raw: strings }, ...inserted));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
