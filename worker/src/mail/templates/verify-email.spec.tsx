import { describe, expect, it } from '@jest/globals';
import { pretty } from '@react-email/render';
import { renderMail } from '../render-mail.js';
import { VerifyEmail } from './verify-email.js';

const sender = { appName: 'Promptmint', supportEmail: 'support@promptmint.example' };
const link = 'https://promptmint.example/verify-email?token=abc-DEF_123';

function renderFor(fullName: string) {
  return renderMail(<VerifyEmail sender={sender} fullName={fullName} link={link} />);
}

describe('VerifyEmail', () => {
  it('is, as HTML, what was looked at', async () => {
    const { html } = await renderFor('Ada Lovelace');
    expect(await pretty(html)).toMatchSnapshot();
  });

  it('is, as plain text, complete without the HTML', async () => {
    const { text } = await renderFor('Ada Lovelace');
    expect(text).toMatchSnapshot();
    expect(text.split('\n')).toContain(link);
  });

  it('links the button and the spelled-out address to the same page', async () => {
    const { html } = await renderFor('Ada Lovelace');
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(targets).toEqual([link, link, 'mailto:support@promptmint.example']);
  });

  it('escapes what a person chose as a name', async () => {
    const name = `</td><img src=x onerror="alert(1)"> & 'Eve' {{link}} <a href="https://eve.example">x</a>`;
    const { html, text } = await renderFor(name);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('href="https://eve.example"');
    expect(html).toContain('&lt;/td&gt;&lt;img src=x onerror=');
    expect(text).toContain(`Hello ${name},`);
  });

  it.each(['', '   '])('greets a person without a name (%j)', async (name) => {
    const { text } = await renderFor(name);
    expect(text).toContain('Hello,');
  });
});
