import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PromptDocument } from './prompt-document';

const REQUEST = 'اكتب رسالة شكر إلى المعلمة ليلى';

function show(text: string, request = REQUEST): void {
  const section = { key: 'context', label: 'Request', text } as const;
  render(<PromptDocument prompt={{ sections: [section], placeholders: [] }} request={request} />);
}

describe('a prompt as a document', () => {
  it('lets each line run in the direction of its own script', () => {
    show(`<request>\n${REQUEST}\n</request>`);
    expect(screen.getByText(REQUEST).closest('[dir]')).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('<request>').closest('[dir]')).not.toContainElement(
      screen.getByText(REQUEST),
    );
  });

  it('hangs the lines of a list on their text, also where the number is one of the person', () => {
    show('12. rows', '12 rows of data');
    expect(screen.getByText('12').closest('[dir]')).toHaveStyle({ textIndent: '-4ch' });
  });

  it('sets code apart, loses nothing of it, and underlines no quoted code', async () => {
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
