import type { ReactNode } from 'react';
import { TABLE } from './layout.js';
import { FONT, LIGHT } from './look.js';

const SMALL = `400 14px/21px ${FONT}`;

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p
      className="ink"
      style={{
        margin: '0 0 16px',
        color: LIGHT.ink,
        font: `400 16px/25px ${FONT}`,
        wordBreak: 'break-word',
      }}
    >
      {children}
    </p>
  );
}

/** The first line of every email. */
export function Greeting({ name }: { name: string }) {
  return <Paragraph>{name.trim() === '' ? 'Hello,' : `Hello ${name.trim()},`}</Paragraph>;
}

/** Named facts, one a line. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <table {...TABLE} style={{ margin: '8px 0 16px' }}>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <td className="quiet" style={{ ...FACT, color: LIGHT.quiet }}>
              {name}:
            </td>
            <td className="ink" style={{ ...FACT, color: LIGHT.ink }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const FACT = { padding: '4px 16px 4px 0', font: SMALL, verticalAlign: 'top' } as const;

/** Secondary text: what is true but need not be read. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p className="quiet" style={{ margin: '16px 0 0', color: LIGHT.quiet, font: SMALL }}>
      {children}
    </p>
  );
}

interface ActionProps {
  label: string;
  href: string;
}

/** The one thing to do, as a button and as an address to copy; plain text has the address alone. */
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
        <Note>If the button does not work, open this address:</Note>
      </div>
      <p style={{ margin: 0, font: SMALL }}>
        <a className="link" href={href} style={{ color: LIGHT.link, wordBreak: 'break-all' }}>
          {href}
        </a>
      </p>
    </>
  );
}

/** Outlook for Windows ignores the padding of a link and takes this one of its cell instead. */
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
