import type { ReactNode } from 'react';
import { type Sender, TABLE } from './layout.js';
import { FONT, LIGHT } from './look.js';

const SMALL = `400 14px/21px ${FONT}`;

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p
      className="ink"
      style={{
        margin: '16px 0 0',
        color: LIGHT.ink,
        font: `400 16px/25px ${FONT}`,
        wordBreak: 'break-word',
      }}
    >
      {children}
    </p>
  );
}

/** The first line of an email to a person; without a name if none may be used. */
export function Greeting({ name = '' }: { name?: string }) {
  return <Paragraph>{name.trim() === '' ? 'Hello,' : `Hello ${name.trim()},`}</Paragraph>;
}

/** Named facts, one a line. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <table {...TABLE} style={{ margin: '16px 0' }}>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name} data-text-format="line">
            <td
              className="quiet"
              data-text-format="inline"
              style={{ ...FACT, color: LIGHT.quiet, whiteSpace: 'nowrap' }}
            >
              {`${name}: `}
            </td>
            <td
              className="ink"
              data-text-format="inline"
              style={{ ...FACT, color: LIGHT.ink, wordBreak: 'break-word' }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const FACT = { padding: '4px 16px 4px 0', font: SMALL, verticalAlign: 'top' } as const;

/** Secondary text: true, but not necessary to read. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p className="quiet" style={{ margin: '16px 0 0', color: LIGHT.quiet, font: SMALL }}>
      {children}
    </p>
  );
}

/** Typed text with its original lines. */
export function Words({ children }: { children: string }) {
  return (
    <div
      className="words"
      data-text-format="pre"
      style={{
        margin: '16px 0',
        padding: '2px 0 2px 16px',
        borderLeft: `3px solid ${LIGHT.line}`,
        color: LIGHT.ink,
        font: `400 16px/25px ${FONT}`,
        whiteSpace: 'pre-wrap',
        wordBreak: 'break-word',
      }}
    >
      {children.split(/\r\n?|\n/).flatMap((line, index) => [index > 0 && <br key={index} />, line])}
    </div>
  );
}

interface IfNotYouProps {
  sender: Sender;
  /** Address of the page to ask for a new password on. */
  resetPage: string;
}

/** What to do if another person did something that needs the password. */
export function IfNotYou({ sender, resetPage }: IfNotYouProps) {
  return (
    <>
      <Paragraph>
        If this wasn't you, someone may know your password. Let us know at{' '}
        <EmailAddress address={sender.supportEmail} />, and choose a new password now:
      </Paragraph>
      <Paragraph>
        <Address href={resetPage} />
      </Paragraph>
    </>
  );
}

/** An address to write to. */
export function EmailAddress({ address }: { address: string }) {
  return (
    <a className="link" href={`mailto:${address}`} style={{ color: LIGHT.link }}>
      {address}
    </a>
  );
}

/** The address of a page, spelled out so that it can be read and copied. */
function Address({ href }: { href: string }) {
  return (
    <a className="link" href={href} style={{ color: LIGHT.link, wordBreak: 'break-all' }}>
      {href}
    </a>
  );
}

interface ActionProps {
  label: string;
  href: string;
}

/** The one thing to do, as a button and as an address to copy; plain text has only the address. */
export function Action({ label, href }: ActionProps) {
  return (
    <>
      <table {...TABLE} data-skip-in-text="true" style={{ margin: '24px 0' }}>
        <tbody>
          <tr>
            <td className="fill" align="center" style={BUTTON_CELL}>
              <a className="on-fill" href={href} style={BUTTON}>
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <div data-skip-in-text="true">
        <Note>If the button doesn't work, open this link:</Note>
      </div>
      <p style={{ margin: 0, font: SMALL }}>
        <Address href={href} />
      </p>
    </>
  );
}

/** Outlook for Windows ignores the padding of a link and uses that of its cell instead. */
const BUTTON_CELL = {
  backgroundColor: LIGHT.fill,
  borderRadius: 8,
  msoPaddingAlt: '11px 24px',
} as const;

const BUTTON = {
  display: 'inline-block',
  padding: '11px 24px',
  color: LIGHT.onFill,
  font: `600 16px/24px ${FONT}`,
  textDecoration: 'none',
} as const;
