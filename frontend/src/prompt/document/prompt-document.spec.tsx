import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PromptDocument } from './prompt-document';

const REQUEST = 'اكتب رسالة شكر إلى المعلمة ليلى';

function show(text: string, request = REQUEST): void {
  const section = { key: 'context', label: 'Request', text } as const;
  render(<PromptDocument prompt={{ sections: [section], placeholders: [] }} request={request} />);
}

describe('a prompt as a document', () => {
  it('sets the direction of each line by its script', () => {
    show(`<request>\n${REQUEST}\n</request>`);
    expect(screen.getByText(REQUEST).closest('[dir]')).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('<request>').closest('[dir]')).not.toContainElement(
      screen.getByText(REQUEST),
    );
  });

  it('indents list items, also if the number comes from the request', () => {
    show('12. rows', '12 rows of data');
    expect(screen.getByText('12').closest('[dir]')).toHaveStyle({ textIndent: '-4ch' });
  });

  it('colours code, keeps all of it, and underlines nothing in it', async () => {
    const code = 'def total(xs):  # of all\n    return "sum"\n';
    const text = `<code>\n\`\`\`python\n${code}\`\`\`\n</code>`;
    show(text, code);
    const keyword = await screen.findByText('def');
    expect(keyword).toHaveClass('keyword');
    expect(screen.getByText('# of all')).toHaveClass('comment');
    expect(screen.getByText('"sum"')).toHaveClass('string');
    expect(screen.queryByText(/total/, { selector: 'mark' })).not.toBeInTheDocument();
    const lines = [...document.querySelectorAll('.line')].map((line) => line.textContent);
    expect(lines.join('\n')).toBe(text);
  });
});
