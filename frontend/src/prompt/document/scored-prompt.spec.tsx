import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { FULL_SCORE, PROMPT, REQUEST } from '../../../testing/fake-server';
import type { Prompt, QualitySpans } from '../../api/generated';
import { ScoredPrompt } from './scored-prompt';
import { startUser } from '../../../testing/start-user';

const NO_SPANS: QualitySpans = {
  has_role: null,
  has_context: null,
  has_objective: null,
  has_format: null,
  has_constraints: null,
  has_examples: null,
  has_validation: null,
};

const spanOf = (text: string, passage: string) => {
  const start = text.indexOf(passage);
  return { start, end: start + passage.length };
};

const SCORED: Prompt = {
  ...PROMPT,
  quality_score: { ...FULL_SCORE, has_examples: false },
  request_score: { ...FULL_SCORE, has_role: false },
  quality_spans: {
    ...NO_SPANS,
    has_role: spanOf(PROMPT.optimized_prompt, 'You write ads.'),
    has_context: spanOf(PROMPT.optimized_prompt, 'has weekend shifts.'),
  },
  request_spans: { ...NO_SPANS, has_context: spanOf(REQUEST, 'our bakery') },
};

function show(prompt: Prompt = SCORED) {
  const { container } = render(<ScoredPrompt prompt={prompt} request={REQUEST} />);
  const quality = within(screen.getByRole('complementary', { name: 'Quality' }));
  return {
    user: startUser(),
    quality,
    /** The highlighted text of the document. */
    lit: () => [...container.querySelectorAll('mark.lit')].map((mark) => mark.textContent).join(''),
    /** The passage quoted beside the document. */
    quoted: () => quality.queryByRole('figure')?.textContent ?? null,
  };
}

describe('the passage of a criterion', () => {
  it('is highlighted and quoted while the mouse is over the criterion', async () => {
    const { user, quality, lit, quoted } = show();
    expect(quality.getByText('Select a check to highlight the matching text.')).toBeVisible();
    await user.hover(quality.getByRole('button', { name: 'Context' }));
    expect(lit()).toBe('has weekend shifts.');
    expect(quoted()).toBe('Context, in the prompthas weekend shifts.');
    await user.hover(quality.getByRole('button', { name: 'Role' }));
    expect(lit()).toBe('You write ads.');
    await user.hover(quality.getByText('Examples'));
    expect([lit(), quoted()]).toEqual(['', null]);
    await user.hover(quality.getByRole('button', { name: 'Role' }));
    await user.unhover(quality.getByRole('button', { name: 'Role' }));
    expect([lit(), quoted()]).toEqual(['', null]);
  });

  it('is highlighted and described on keyboard focus', async () => {
    const { user, quality, lit, quoted } = show();
    await user.tab();
    expect(quality.getByRole('button', { name: 'Role' })).toHaveFocus();
    expect(quality.getByRole('button', { name: 'Role' })).toHaveAccessibleDescription(
      'You write ads.',
    );
    expect(lit()).toBe('You write ads.');
    await user.tab();
    expect(lit()).toBe('has weekend shifts.');
    await user.tab();
    const typed = quality.getByRole('button', { name: 'Context before, found' });
    expect(typed).toHaveFocus();
    expect(typed).toHaveAccessibleDescription('our bakery');
    expect([lit(), quoted()]).toEqual(['', 'Context, as you typed itour bakery']);
    await user.tab();
    expect([lit(), quoted()]).toEqual(['', null]);
  });

  it('stays highlighted after a tap until the next tap', async () => {
    const { user, quality, lit } = show();
    const role = quality.getByRole('button', { name: 'Role' });
    await user.pointer({ keys: '[TouchA]', target: role });
    expect(lit()).toBe('You write ads.');
    expect(role).toHaveAttribute('aria-pressed', 'true');
    await user.pointer({ keys: '[TouchA]', target: role });
    expect(lit()).toBe('');
    expect(role).toHaveAttribute('aria-pressed', 'false');
  });

  it('is scrolled to if the quality column is beside the document', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const places = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    const { user, quality } = show();
    const role = quality.getByRole('button', { name: 'Role' });
    places.mockImplementation(function place(this: Element) {
      return new DOMRect(this.className === 'rail' ? 500 : 0, 0, 500, 100);
    });
    await user.hover(role);
    expect(scrolled).not.toHaveBeenCalled();
    await user.click(role);
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(scrolled.mock.contexts[0]).toHaveTextContent('You write ads.');
    places.mockImplementation(() => new DOMRect(0, 0, 500, 100));
    await user.click(quality.getByRole('button', { name: 'Context' }));
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('is missing for older prompts', () => {
    const { quality } = show({ ...SCORED, quality_spans: null, request_spans: null });
    expect(quality.queryByRole('button')).not.toBeInTheDocument();
    expect(quality.queryByText(/Select a check/)).not.toBeInTheDocument();
    expect(quality.getAllByRole('row')[1]).toHaveTextContent('Rolenot foundfound');
  });
});
