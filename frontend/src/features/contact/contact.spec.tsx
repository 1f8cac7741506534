import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  errorAnswer,
  json,
  startFakeServer,
  unreachable,
  USER,
} from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const ROUTE = 'POST /api/contact/submit';
const SUPPORT = 'support@promptmint.example';
let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  server.answer(ROUTE, () => json(200, { message: 'Kept' }));
});

const LABELS = ['Name', 'Email', 'Subject', 'Message'] as const;
type Label = (typeof LABELS)[number];
const COMPLETE: Record<Label, string> = {
  Name: ' Nora Lindqvist ',
  Email: 'nora@example.com',
  Subject: ' Where is my receipt? ',
  Message: ' I cannot find the receipt of today. ',
};

const field = (label: Label) => screen.findByRole('textbox', { name: label });

/** Pastes, because typing 2,000 characters is slow. */
async function fill(user: UserEvent, fields: Partial<Record<Label, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const input = await field(label as Label);
    await user.clear(input);
    await user.click(input);
    await user.paste(text);
  }
}

async function send(user: UserEvent, fields: Partial<Record<Label, string>>): Promise<void> {
  await fill(user, fields);
  await user.click(await screen.findByRole('button', { name: 'Send Message' }));
}

describe('the contact page', () => {
  it('shows an address for each purpose', async () => {
    renderApp('/contact');
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    const card = (name: string) =>
      within(screen.getByRole('heading', { name }).closest('article') as HTMLElement);
    const address = (name: string) => card(name).getByRole('link').getAttribute('href');
    expect(address('Get Support')).toBe(`mailto:${SUPPORT}`);
    expect(card('Get Support').getByText(/Within 24 hours \(usually faster\)/)).toBeVisible();
    expect(address('Business Inquiries')).toBe('mailto:business@promptmint.example');
    expect(address('Report Issues')).toBe('mailto:security@promptmint.example');
  });

  it('answers common questions in three groups', async () => {
    renderApp('/contact');
    const card = within(await screen.findByRole('article', { name: 'Common Questions' }));
    const groups = card.getAllByRole('heading', { level: 3 }).map((group) => group.textContent);
    expect(groups).toEqual(['Account', 'Billing', 'Technical']);
    const target = (name: string) => card.getByRole('link', { name }).getAttribute('href');
    expect(target('forgot-password link')).toBe('/forgot-password');
    expect(target('Settings → Account')).toBe('/settings#account');
    expect(target('Settings → Account → Delete Account')).toBe('/settings#danger-zone');
    expect(target(SUPPORT)).toBe(`mailto:${SUPPORT}`);
    for (const words of [
      /Stripe, our payment provider/,
      /added immediately after payment/,
      /transaction ID/,
      /Check your spam folder/,
      /Refresh the page/,
      /Send us a message with the form/,
    ]) {
      expect(card.getByText(words)).toBeVisible();
    }
  });

  it('is linked from every page', async () => {
    renderApp('/auth');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  });
});

describe('the contact form', () => {
  it('sends the trimmed message and clears its fields', async () => {
    const { user } = renderApp('/contact');
    await send(user, COMPLETE);
    expect(await screen.findByText("Message sent! We'll respond within 24 hours")).toBeVisible();
    expect(JSON.parse(server.callsTo(ROUTE)[0]?.body ?? '')).toEqual({
      name: 'Nora Lindqvist',
      email: 'nora@example.com',
      subject: 'Where is my receipt?',
      message: 'I cannot find the receipt of today.',
    });
    for (const label of LABELS) expect(await field(label)).toHaveValue('');
  });

  it('shows that it is sending, and sends once', async () => {
    let answer: (response: Response) => void = () => undefined;
    server.answer(ROUTE, () => new Promise((resolve) => (answer = resolve)));
    const { user } = renderApp('/contact');
    await send(user, COMPLETE);
    const busy = await screen.findByRole('button', { name: 'Sending...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    await act(async () => answer(json(200, { message: 'Kept' })));
    expect(await screen.findByRole('button', { name: 'Send Message' })).toBeVisible();
    expect(server.callsTo(ROUTE)).toHaveLength(1);
  });

  it.each<[Label, string, string]>([
    ['Name', '   ', 'Name is required'],
    ['Name', 'n'.repeat(101), 'Name must be less than 100 characters'],
    ['Email', '', 'Invalid email address'],
    ['Email', 'nora@example', 'Invalid email address'],
    ['Email', `${'n'.repeat(250)}@a.example`, 'Email must be less than 255 characters'],
    ['Subject', ' ', 'Subject is required'],
    ['Subject', 's'.repeat(201), 'Subject must be less than 200 characters'],
    ['Message', '  too short ', 'Message must be at least 10 characters'],
    ['Message', '\u{1F600}'.repeat(9), 'Message must be at least 10 characters'],
    ['Message', 'm'.repeat(2_001), 'Message must be less than 2000 characters'],
  ])('is refused for %s %j: %s', async (label, text, reason) => {
    const { user } = renderApp('/contact');
    await fill(user, COMPLETE);
    const input = await field(label);
    await user.clear(input);
    if (text) await fill(user, { [label]: text });
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText('Please check the form for errors')).toBeVisible();
    expect(input).toHaveAccessibleDescription(new RegExp(`^${reason}`));
    expect(input).toBeInvalid();
    expect(input).toHaveFocus();
    expect(server.calls).toEqual([]);
    await user.type(input, 'x');
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });

  it('shows the first error of every field and focuses the first field', async () => {
    const { user } = renderApp('/contact');
    await user.click(await screen.findByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText('Please check the form for errors')).toBeVisible();
    for (const label of LABELS) expect(await field(label)).toBeInvalid();
    expect(await field('Name')).toHaveFocus();
    await user.type(await field('Name'), 'N');
    expect(await field('Name')).toBeValid();
    expect(await field('Email')).toBeInvalid();
  });

  it.each([
    ['a failure', () => errorAnswer(500, 'Down')],
    ['no answer', unreachable],
  ])('keeps the message after %s and shows the address to write to', async (_case, answer) => {
    server.answer(ROUTE, answer);
    const { user } = renderApp('/contact');
    await send(user, COMPLETE);
    const toast = within(await screen.findByRole('alert'));
    expect(toast.getByText('Failed to send. Please email support')).toBeVisible();
    expect(toast.getByRole('link', { name: SUPPORT })).toHaveAttribute('href', `mailto:${SUPPORT}`);
    for (const label of LABELS) expect(await field(label)).toHaveValue(COMPLETE[label]);
  });

  it('shows when to try again after too many messages', async () => {
    const sentence = 'Too many attempts. Please try again in 12 minutes.';
    server.answer(ROUTE, () => errorAnswer(429, sentence, { retry_after: 700 }));
    const { user } = renderApp('/contact');
    await send(user, COMPLETE);
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent(sentence);
    expect(toast).toHaveTextContent('Failed to send. Please email support');
    expect(await field('Message')).toHaveValue(COMPLETE.Message);
  });

  it("shows the server's message beside its field", async () => {
    const message = 'Subject must be one line of plain text';
    server.answer(ROUTE, () =>
      errorAnswer(400, message, { errors: [{ field: 'subject', message }] }),
    );
    const { user } = renderApp('/contact');
    await send(user, COMPLETE);
    expect(await screen.findByText('Please check the form for errors')).toBeVisible();
    expect(await field('Subject')).toHaveAccessibleDescription(new RegExp(`^${message}`));
    expect(await field('Subject')).toHaveFocus();
  });
});

describe('the sender of a contact message', () => {
  it('is filled in if the person is signed in', async () => {
    signIn();
    renderApp('/contact');
    await waitFor(async () => expect(await field('Name')).toHaveValue(USER.full_name));
    expect(await field('Email')).toHaveValue(USER.email);
    expect(await field('Name')).toHaveAttribute('autocomplete', 'name');
    expect(await field('Email')).toHaveAttribute('autocomplete', 'email');
  });

  it('is not overwritten once the person has typed', async () => {
    signIn();
    let answer: (response: Response) => void = () => undefined;
    server.answer('GET /api/auth/me', () => new Promise((resolve) => (answer = resolve)));
    const { user } = renderApp('/contact');
    await user.type(await field('Name'), 'Ada');
    await act(async () => answer(json(200, USER)));
    await waitFor(async () => expect(await field('Email')).toHaveValue(USER.email));
    expect(await field('Name')).toHaveValue('Ada');
  });

  it('cannot reach the honeypot field by keyboard', async () => {
    const { user } = renderApp('/contact');
    await field('Subject');
    const trap = document.querySelector('input[name="website"]') as HTMLInputElement;
    expect(screen.getAllByRole('textbox')).not.toContain(trap);
    expect(trap).toHaveAttribute('autocomplete', 'off');
    await user.click(await field('Message'));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Send Message' })).toHaveFocus();
    // As a bot does.
    await user.click(trap);
    await user.paste('https://spam.example');
    await send(user, COMPLETE);
    await screen.findByText(/^Message sent!/);
    expect(JSON.parse(server.callsTo(ROUTE)[0]?.body ?? '')).toMatchObject({
      website: 'https://spam.example',
    });
  });
});

describe('the length of a contact message', () => {
  it.each(['n', '\u{1F600}'])(
    'may be exactly at the limit after trimming (%s)',
    async (character) => {
      const longest = {
        Name: ` ${character.repeat(100)} `,
        Email: `${'n'.repeat(245)}@a.example`,
        Subject: ` ${character.repeat(200)} `,
        Message: ` ${character.repeat(2_000)} `,
      };
      const { user } = renderApp('/contact');
      await send(user, longest);
      expect(await screen.findByText(/^Message sent!/)).toBeVisible();
    },
  );

  it('is shown while typing, beside a hint for urgent messages', async () => {
    const { user } = renderApp('/contact');
    await fill(user, { Message: 'Help\u{1F600}' });
    expect(await field('Message')).toHaveAccessibleDescription('5/2000 characters');
    expect(await field('Subject')).toHaveAccessibleDescription(/'URGENT'/);
  });
});
