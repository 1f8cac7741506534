import type { PromptReading } from './prompt-reading.js';

/** One worked sample of a prompt, without the marks around it. */
export interface Sample {
  text: string;
  /** The labels its lines begin with, in order. */
  labels: string[];
}

const SAMPLE_INTRO = /^(?:one |an )?(?:example|sample)\b.*:$/i;

/** The worked samples of a prompt: tagged, quoted or fenced after an introduction, or labelled. */
export function samplesOf({ lines }: PromptReading): Sample[] {
  const own = lines.filter(({ quoted }) => !quoted);
  const examples = own.filter(({ section }) => section === 'examples').map(({ text }) => text);
  const format = own.filter(({ section }) => section === 'format').map(({ text }) => text);
  const tagged = [...examples.join('\n').matchAll(/<(example\w*)>([^]*?)<\/\1>/g)]
    .map(([, , text = '']) => text)
    .filter((text) => !text.includes('<example'));
  const nested = tagged.length > 0 ? tagged : taggedInside(examples.join('\n'));
  const found = nested.length > 0 ? nested : [...paragraphs(examples), ...afterIntro(format)];
  return found.map(sample).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function taggedInside(text: string): string[] {
  const inner = text.replace(/^<examples\w*>\n|\n<\/examples\w*>$/g, '');
  return [...inner.matchAll(/<(example\w*)>([^]*?)<\/\1>/g)].map(([, , body = '']) => body);
}

function sample(text: string): Sample {
  const body = text
    .split('\n')
    .map((line) => line.replace(/^> ?/, ''))
    .filter((line) => !/^(?:`{3,}|~{3,})\w*$/.test(line.trim()))
    .join('\n')
    .trim();
  const labels = [...body.matchAll(/^([A-Z][\w ',/-]{0,40}):(?= |$)/gm)].map(
    ([, label]) => label ?? '',
  );
  return { text: body, labels };
}

/** Paragraphs behind the heading and its introduction; a fence keeps its blank lines. */
function paragraphs(lines: readonly string[]): string[] {
  const found: string[] = [];
  let fenced = false;
  let open = false;
  for (const line of lines) {
    if (/^#{1,6} /.test(line)) continue;
    if (/^(?:`{3,}|~{3,})/.test(line)) fenced = !fenced;
    if (line.trim() === '' && !fenced) open = false;
    else if (open) found.push(`${found.pop() ?? ''}\n${line}`);
    else {
      found.push(line);
      open = true;
    }
  }
  return found.filter((paragraph) => !/^[^\n]*:$/.test(paragraph));
}

/** The quote or fence that follows a line such as "One example (...):". */
function afterIntro(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => SAMPLE_INTRO.test(line));
  if (at < 0) return [];
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line, index) => line.trim() === '' && index > 0);
  return [rest.slice(0, end < 0 ? undefined : end).join('\n')];
}

/** The product's own lines without worked samples, which are about other matters. */
export function linesWithoutSamples({ lines }: PromptReading): string[] {
  const own = lines.filter(({ quoted, section }) => !quoted && section !== 'examples');
  const at = own.findIndex(({ section, text }) => section === 'format' && SAMPLE_INTRO.test(text));
  return own
    .filter(({ section }, index) => at < 0 || index <= at || section !== 'format')
    .map(({ text }) => text);
}
