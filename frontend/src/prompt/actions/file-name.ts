const NAME_MAX = 60;

/** A file name without extension, made of the first words of the request in any script. */
export function fileNameOf(request: string): string {
  const words = request.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  let name = '';
  for (const word of words) {
    const longer = name ? `${name}-${word}` : word;
    if ([...longer].length > NAME_MAX) break;
    name = longer;
  }
  return name || [...(words[0] ?? 'prompt')].slice(0, NAME_MAX).join('');
}
