/*
 * Finds a request in a prompt. It stands in one block, or in a block where marks such as [code] show
 * where a thing was pasted, with each of these things in a block of its own.
 */

/** Lines of a prompt that stand between delimiters. */
interface Block {
  /** Numbers of the lines that carry the content. */
  lines: number[];
  content: string;
}

/** Numbers of the lines that together carry the request character for character; null if none do. */
export function findRequest(lines: readonly string[], request: string): number[] | null {
  const blocks = blocksOf(lines);
  for (const block of blocks) {
    const others = blocks.filter((other) => other !== block);
    const used = assemble(block.content, request, others);
    if (used !== null) return [block, ...used].flatMap((part) => part.lines);
  }
  return partsAlone(blocks, request)?.flatMap((part) => part.lines) ?? null;
}

const MARK = /\[[a-z]\w*\]/;

/** The blocks that turn `marked` into the request when they take the place of its marks. */
function assemble(marked: string, request: string, blocks: readonly Block[]): Block[] | null {
  if (marked === request) return [];
  const mark = MARK.exec(marked);
  if (mark === null || !request.startsWith(marked.slice(0, mark.index))) return null;
  const after = marked.slice(mark.index + mark[0].length);
  const rest = request.slice(mark.index);
  for (const block of blocks) {
    if (block.content === '' || !rest.startsWith(block.content)) continue;
    const more = assemble(
      after,
      rest.slice(block.content.length),
      blocks.filter((other) => other !== block),
    );
    if (more !== null) return [block, ...more];
  }
  return rest.startsWith(mark[0]) ? assemble(after, rest.slice(mark[0].length), blocks) : null;
}

/** Blocks that make up the request one after the other, white space between them aside. */
function partsAlone(blocks: readonly Block[], request: string): Block[] | null {
  const rest = request.trim();
  if (rest === '') return [];
  for (const [index, block] of blocks.entries()) {
    const content = block.content.trim();
    if (content === '' || !rest.startsWith(content)) continue;
    const more = partsAlone(blocks.slice(index + 1), rest.slice(content.length));
    if (more !== null) return [block, ...more];
  }
  return null;
}

const FENCE = /^(`{3,}|~{3,})\w*$/;
const TAG = /^<([a-z][\w-]*)>$/;
const AROUND: readonly RegExp[] = [/^<([a-z][\w-]*)>([^]*)<\/\1>$/, /^[^`]*?(`+)([^]*)\1\.?$/];

function blocksOf(lines: readonly string[]): Block[] {
  const found: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const fence = FENCE.exec(line)?.[1];
    const closing = fence ?? TAG.exec(line)?.[1]?.replace(/^.*$/, '</$&>');
    const end = closing === undefined ? -1 : lines.indexOf(closing, at + 1);
    if (end > at) {
      found.push(cut(lines, at + 1, end));
      // A fence of the person's own may serve as the delimiter of its block.
      if (fence !== undefined) {
        found.push(cut(lines, at, end + 1));
        at = end;
      }
    } else if (line.startsWith('> ')) {
      const stop = lines.findIndex((next, index) => index > at && !next.startsWith('>'));
      const until = stop < 0 ? lines.length : stop;
      const quote = cut(lines, at, until);
      found.push({ ...quote, content: quote.content.replace(/^> ?/gm, '') });
      at = until - 1;
    } else {
      const content = AROUND.map((around) => around.exec(line)?.[2]).find(Boolean);
      if (content !== undefined) found.push({ lines: [at], content });
    }
  }
  return found;
}

function cut(lines: readonly string[], from: number, to: number): Block {
  return {
    lines: Array.from({ length: to - from }, (_, offset) => from + offset),
    content: lines.slice(from, to).join('\n'),
  };
}
