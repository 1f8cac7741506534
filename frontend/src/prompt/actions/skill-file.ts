import { strToU8, zipSync } from 'fflate';
import { stringify } from 'yaml';
import { saveFile } from '../../api/save-file';
import { fileNameOf } from './file-name';

/** Bounds of the front matter of a skill. */
const NAME_MAX = 64;
const DESCRIPTION_MAX = 1_024;

/** No name of a skill may contain these. */
const RESERVED = /anthropic|claude/;

/** A name of lower-case letters, digits and hyphens. */
export function skillName(request: string): string {
  const plain = fileNameOf(request).normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const words = plain.replaceAll('ß', 'ss').match(/[a-z0-9]+/g) ?? [];
  const allowed = words.filter((word) => !RESERVED.test(word));
  const name = allowed.join('-').slice(0, NAME_MAX);
  return name.replace(/-$/, '') || 'skill';
}

/** The prompt as the SKILL.md of an agent, described by the request. */
export function skillMarkdown(prompt: string, request: string): string {
  // Angle brackets are not allowed in a description.
  const words = request.replaceAll(/[<>]/g, ' ').replaceAll(/\s+/g, ' ').trim();
  const description = [...`Use for this request: ${words}`].slice(0, DESCRIPTION_MAX).join('');
  const head = stringify({ name: skillName(request), description }, { lineWidth: 0 });
  return `---\n${head}---\n\n${prompt}\n`;
}

/** Downloads the prompt as `<name>/SKILL.md` in a zip. */
export function downloadSkill(prompt: string, request: string): void {
  const name = skillName(request);
  const file = strToU8(skillMarkdown(prompt, request));
  const zip = zipSync({ [name]: { 'SKILL.md': file } });
  saveFile(new Blob([zip], { type: 'application/zip' }), `${name}.zip`);
}
