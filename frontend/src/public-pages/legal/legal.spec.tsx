import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { MODELS_WITH_AND } from '../../api/catalogue';
import { PrivacyPage } from './privacy-page';
import { TermsPage } from './terms-page';

const show = (page: React.ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);

/** The required content of each page, by heading (specification, section 2). */
const TERMS: [section: string, ...words: RegExp[]][] = [
  ['The service', new RegExp(`structured English prompt.*${MODELS_WITH_AND}`)],
  ['Your account', /at least 13 years/, /One free account per person or entity/],
  ['Credits and payments', /costs one credit/, /never expire/, /no subscription/],
  ['Refunds', /final as a rule.*within 7 days/],
  ['Acceptable use', /break the law/],
  ['Intellectual property', /What you write is yours/],
  ['Availability', /as it is and as it is available/],
  ['Liability', /amount that you paid us in the 12 months before/],
  ['Indemnification', /compensate us/],
  ['Termination', /30 days’ notice/, /unused credits are forfeited/],
  ['Governing law and disputes', /State of Delaware/, /binding arbitration/],
  ['Changes to these terms', /We may change these terms/],
  ['Contact', /support@promptmint\.example/],
];

const PRIVACY: typeof TERMS = [
  [
    'What we collect',
    /email address, which is required/,
    /full name is optional/,
    /only a hash/,
    /last 4 digits, the brand and the expiry/,
    /requests you write, the prompts/,
    /Usage data/,
    /Cookies/,
  ],
  ['What we use it for', /provide the service/],
  [
    'Whom we share it with',
    /do not sell/,
    /card payment provider/,
    /email service/,
    /hosting provider/,
  ],
  ['Security', /encrypted/],
  [
    'Your rights',
    /Access: .*messages, at any time. Write to us for the rest/,
    /deletion/,
    /Marketing: only if you opt in/,
    /GDPR/,
    /CCPA/,
  ],
  [
    'How long we keep it',
    /Account and prompt history.*30 days/,
    /no prompt could be written.*one day/,
    /Texts in your browser.*a draft until you send or clear it.*Logging out does not remove them/,
    /Payment records.*7 years/,
    /Logs.*90 days/,
    /Backups.*up to 90 days/,
  ],
  ['Children', /under 13/],
  ['International transfers', /countries other than yours/],
  ['Contact', /privacy@promptmint\.example/, /support@promptmint\.example/, /contact page/],
];

describe.each([
  { title: 'Terms of Service', page: <TermsPage />, points: TERMS },
  { title: 'Privacy Policy', page: <PrivacyPage />, points: PRIVACY },
])('$title', ({ title, page, points }) => {
  it('shows when it was last changed', () => {
    show(page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(/^Last updated/)).toHaveTextContent('Last updated October 8, 2025');
  });

  it.each(points)('has a section on %s', (name, ...words) => {
    show(page);
    const section = screen.getByRole('region', { name });
    for (const word of words) expect(section).toHaveTextContent(word);
  });

  it('has an index of its sections', () => {
    show(page);
    const index = within(screen.getByRole('navigation', { name: 'On this page' }));
    const entries = index.getAllByRole('link');
    expect(entries).toHaveLength(screen.getAllByRole('heading', { level: 2 }).length);
    for (const entry of entries) {
      const id = entry.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(id)).toHaveAccessibleName(entry.textContent ?? '');
    }
  });
});
