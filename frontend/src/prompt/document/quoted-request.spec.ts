import { describe, expect, it } from '@jest/globals';
import { findQuotedRequest } from './quoted-request';

const found = (prompt: string, request: string): string | null => {
  const range = findQuotedRequest(prompt, request);
  return range && prompt.slice(range.start, range.end);
};

describe('a quoted request', () => {
  it.each([
    ['between tags', (request: string) => `<request>\n${request}\n</request>`],
    ['in a fence', (request: string) => `# Request\n\`\`\`text\n${request}\n\`\`\``],
    ['as a block quotation', (request: string) => `As typed:\n\n> ${request}`],
  ])('is found %s', (_where, quoting) => {
    expect(found(quoting('a job ad, 15 euros an hour'), 'a job ad, 15 euros an hour')).toBe(
      'a job ad, 15 euros an hour',
    );
  });

  it('is not found inside a sentence', () => {
    expect(found('Write a job ad for us.', 'a job ad')).toBeNull();
    expect(found('<request>\na job ad, short\n</request>', 'a job ad')).toBeNull();
  });
});
