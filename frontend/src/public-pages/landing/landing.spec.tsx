import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CATALOGUE } from '../../../testing/fake-server';
import { BUILT_CATALOGUE } from '../../api/built-catalogue';
import { dollars } from '../../ui/dollars';
import { plansWith } from '../../ui/plan-features';
import { LANDING_EXAMPLE } from './examples';
import { OPEN_POINTS } from './open-points';
import { LandingPage } from './landing-page';

const open = () =>
  render(
    <MemoryRouter>
      <LandingPage form={null} />
    </MemoryRouter>,
  );
beforeEach(() => {
  open();
});

const SIGN_UP = '/auth?tab=sign-up';
const region = (name: string) => within(screen.getByRole('region', { name }));
const article = (name: string) => {
  const heading = screen.getByRole('heading', { name });
  return within(heading.closest('article') as HTMLElement);
};
/** The text of the example's prompt, with single spaces. */
const PROMPT = LANDING_EXAMPLE.prompt.sections.map(({ text }) => text).join('\n\n');

describe('the top of the landing page', () => {
  it('links to sign-up, as its end does, and down to the features', () => {
    const links = screen.getAllByRole('link', { name: 'Try Free' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([SIGN_UP, SIGN_UP]);
    expect(screen.getByRole('link', { name: 'See How It Works' })).toHaveAttribute(
      'href',
      '/#features',
    );
  });

  it('shows a request and every word of the prompt it became', () => {
    const before = within(screen.getByRole('figure', { name: 'What you type' }));
    expect(before.getByRole('blockquote')).toHaveTextContent(LANDING_EXAMPLE.request);

    const after = screen.getByRole('article', { name: 'The prompt you send to ChatGPT' });
    expect(after).toHaveTextContent(`Estimated tokens: ${LANDING_EXAMPLE.tokens}`);
    const words = after.textContent?.replaceAll(/\s+/g, '');
    for (const { text } of LANDING_EXAMPLE.prompt.sections) {
      expect(words).toContain(text.replaceAll(/\s+/g, ''));
    }
  });

  it('offers as many free credits as the catalogue says', () => {
    cleanup();
    jest.replaceProperty(BUILT_CATALOGUE, 'signup_credits', 12);
    open();
    expect(screen.getByText(/^12 free credits when you sign up\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your first 12 prompts are free' })).toBeVisible();
  });

  it('promises no number of sections or checks', () => {
    const words = document.body.textContent ?? '';
    expect(words).not.toMatch(/\b(seven|7) (parts|checks|criteria|sections|questions)\b|of 7/i);
  });
});

describe('the features on the landing page', () => {
  it('name the three benefits', () => {
    const features = region('Less guesswork for you and the model');
    expect(
      features.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Better results the first time', 'No learning curve', 'Works in any language']);
    expect(document.getElementById('features')).toContainElement(
      features.getByRole('heading', { name: 'No learning curve' }),
    );
  });

  it('quote the language of each answer as a whole sentence', () => {
    const features = region('Less guesswork for you and the model');
    for (const language of ['German', 'Spanish', 'Russian']) {
      expect(features.getByText(`Answer in ${language}.`)).toBeVisible();
    }
  });

  it("quote the example's prompt word for word", () => {
    for (const [, , words] of OPEN_POINTS) expect(PROMPT).toContain(words);
  });
});

describe('a template on the landing page', () => {
  it('keeps its use case and text through sign-up', () => {
    const links = screen.getAllByRole('link', { name: /^Use this template: / });
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link).toHaveAttribute('href', SIGN_UP);
      const template: unknown = JSON.parse(link.dataset['template'] ?? '');
      expect(template).toEqual({
        use_case: expect.stringMatching(/^(content_creation|data_analysis|code_generation)$/),
        text: expect.stringMatching(/\{\{[a-z_]+\}\}/),
      });
    }
  });
});

describe('the prices on the landing page', () => {
  it.each(CATALOGUE.packs)('show a card for $name as in the catalogue', (pack) => {
    const card = article(pack.name);
    expect(card.getByText(dollars(pack.price_cents / 100))).toBeVisible();
    expect(card.getByText(`${pack.credits} credits`)).toBeVisible();
    const link = card.getByRole('link', { name: `Get Started with ${pack.name}` });
    expect(link).toHaveAttribute('href', SIGN_UP);
    expect(document.getElementById('pricing')).toContainElement(link);
  });
});

describe('the questions on the landing page', () => {
  it('are ten', () => {
    expect(document.querySelectorAll('details:has(summary h3)')).toHaveLength(10);
  });

  it.each([
    ['How does it work?', /any language.*structured English prompt/],
    ['What is a credit?', /one generated prompt.*10 credits.*never expire.*refund the credit/],
    [
      'What is the difference between the plans?',
      /25 credits for \$1\.99, 7 days of history\..*100 credits for \$4\.99, quality scoring before and after, .*30 days of history.*250 credits for \$9\.99.*, API keys for scripts and agents, .*unlimited history/,
    ],
    ['Is there a subscription?', /^No\./],
    ['Which models are supported?', /^Claude, ChatGPT and Gemini, on every plan/],
    [
      'What is quality scoring?',
      new RegExp(
        `Examples and Done when\\. Not every request needs .*${plansWith('quality_scoring')}`,
      ),
    ],
    ['Where can I see my purchases?', /payment history.*date, plan, amount, payment method/],
    ['What happens when I run out of credits?', /email when 5 credits are left/],
    ['Can I get a refund?', /generally final.*within 7 days/],
    ['What if I forget my password?', /works once, within 1 hour/],
  ])('have an answer to: %s', (question, answer) => {
    const details = screen.getByRole('heading', { name: question }).closest('details');
    expect(details?.querySelector('p')).toHaveTextContent(answer);
  });
});
