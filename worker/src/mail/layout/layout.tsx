import type { ReactNode } from 'react';
import { DARK_STYLES, FONT, LIGHT } from './look.js';

/** What every email contains. */
export interface Sender {
  appName: string;
  supportEmail: string;
  /** Who sells the credits, as receipts name it. */
  seller: { name: string; address: string | null };
}

interface LayoutProps {
  sender: Sender;
  title: string;
  /** The line that an inbox shows beside the subject. */
  preview: string;
  children: ReactNode;
}

/** The one frame of all emails: name of the product, heading, body, support address. */
export function Layout({ sender, title, preview, children }: LayoutProps) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{DARK_STYLES}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, backgroundColor: LIGHT.paper }}>
        <Preview text={preview} />
        <table {...TABLE} className="paper" width="100%" style={{ backgroundColor: LIGHT.paper }}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 16px' }}>
                <table {...TABLE} width="100%" style={{ maxWidth: 560, textAlign: 'left' }}>
                  <tbody>
                    <Header appName={sender.appName} />
                    <Sheet title={title}>{children}</Sheet>
                    <Footer {...sender} />
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** Tables for layout only: without borders, and read as text by a screen reader. */
export const TABLE = { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0 } as const;

function Preview({ text }: { text: string }) {
  return (
    <div
      data-skip-in-text="true"
      style={{ display: 'none', overflow: 'hidden', maxHeight: 0, fontSize: 1, lineHeight: '1px' }}
    >
      {text}
    </div>
  );
}

function Header({ appName }: { appName: string }) {
  return (
    <tr>
      <td style={{ padding: '0 0 20px 4px' }}>
        <table {...TABLE}>
          <tbody>
            <tr>
              <td
                className="mint"
                width={4}
                style={{ width: 4, borderRadius: 2, backgroundColor: LIGHT.mint }}
              />
              <td
                className="ink"
                style={{
                  padding: '0 0 0 10px',
                  color: LIGHT.ink,
                  font: `700 18px/24px ${FONT}`,
                  letterSpacing: '-0.02em',
                }}
              >
                {appName}
              </td>
            </tr>
          </tbody>
        </table>
      </td>
    </tr>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <tr>
      <td
        className="sheet"
        style={{
          padding: '32px 28px',
          backgroundColor: LIGHT.sheet,
          border: `1px solid ${LIGHT.line}`,
          borderRadius: 10,
        }}
      >
        <h1
          className="ink"
          style={{
            margin: '0 0 20px',
            color: LIGHT.ink,
            font: `700 23px/28px ${FONT}`,
            letterSpacing: '-0.018em',
          }}
        >
          {title}
        </h1>
        {children}
      </td>
    </tr>
  );
}

function Footer({ appName, supportEmail }: Sender) {
  return (
    <tr>
      <td
        className="quiet"
        style={{ padding: '20px 4px 0', color: LIGHT.quiet, font: `400 13px/20px ${FONT}` }}
      >
        Sent by {appName}. Questions? Email{' '}
        <a className="link" href={`mailto:${supportEmail}`} style={{ color: LIGHT.link }}>
          {supportEmail}
        </a>
        .
      </td>
    </tr>
  );
}
