import { Link } from 'react-router-dom';
import { APP_NAME, PRIVACY_EMAIL, SUPPORT_EMAIL } from '../../ui/brand';
import { LegalPage, type LegalSection } from './legal-page';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'collected',
    title: 'What we collect',
    body: (
      <dl>
        <dt>Account</dt>
        <dd>
          Your email address, which is required. A name to greet you by: the sign-up form asks for
          one, but your real full name is optional, and any name will do. Your password, of which we
          keep only a hash that cannot be turned back.
        </dd>
        <dt>Payments</dt>
        <dd>
          Card details are held by our card payment provider and never reach us. Of a card we
          receive at most the last 4 digits, the brand and the expiry date. We keep what was bought,
          when and for how much.
        </dd>
        <dt>Prompts and history</dt>
        <dd>The requests you write, the prompts made from them, and your choices for each.</dd>
        <dt>Usage data</dt>
        <dd>
          Time, page and result of requests to our servers, and your IP address while a limit
          against abuse is counted.
        </dd>
        <dt>Messages</dt>
        <dd>What you write to us on the contact page or by email.</dd>
        <dt>Cookies and browser storage</dt>
        <dd>
          No advertising or tracking cookies. One cookie lets our login know a device where you have
          signed in before, for up to 180 days, so that others who guess your password cannot lock
          you out. Your browser’s own storage keeps your session, your theme, your default use case,
          drafts of your requests, requests that are being answered, a prompt you tried before you
          signed up, a template you took along, what you filled into your prompts, and where on a
          page you were.
        </dd>
      </dl>
    ),
  },
  {
    id: 'uses',
    title: 'What we use it for',
    body: (
      <ul>
        <li>to provide the service: to sign you in, write prompts, and keep your history,</li>
        <li>to take payments and to keep the books that the law demands,</li>
        <li>
          to send emails that belong to your account: verification, receipts, security notices, low
          credits,
        </li>
        <li>to answer you,</li>
        <li>to keep the service secure and to find faults.</li>
      </ul>
    ),
  },
  {
    id: 'sharing',
    title: 'Whom we share it with',
    body: (
      <>
        <p>We do not sell your data. It is passed on only to those who work for us:</p>
        <ul>
          <li>a card payment provider, for purchases,</li>
          <li>an email service, to deliver our emails,</li>
          <li>a hosting provider, on whose machines the service runs,</li>
          <li>
            where a language model writes the prompts, the company that runs it: it receives your
            request, and neither your name nor your address.
          </li>
        </ul>
        <p>Beyond that, only if the law obliges us to.</p>
        <p>
          If you share a prompt with a link, anyone who has the link can read the prompt and its
          request until the link expires or you revoke it.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        Connections are encrypted. Passwords are stored as argon2id hashes, emailed links and API
        keys as hashes. Logs hold no passwords, tokens, API keys, email addresses or prompts. No
        system is perfectly safe; if your data is affected by an incident, we tell you as the law
        demands.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <ul>
          <li>
            <b>Access:</b> <Link to="/settings">Settings</Link> lets you download your account,
            prompts, templates, shared links, names of API keys, credit statement, payments and
            messages, at any time. Write to us for the rest, such as the record of what our support
            did with your account.
          </li>
          <li>
            <b>Correction and deletion:</b> you change your name and address, and delete your
            account, in Settings. You delete single prompts in the history.
          </li>
          <li>
            <b>Marketing:</b> only if you opt in, and you can opt out again in every such email.
          </li>
          <li>
            <b>GDPR</b> (European Economic Area, United Kingdom): access, correction, deletion,
            restriction, objection and portability, and a complaint to your supervisory authority.
          </li>
          <li>
            <b>CCPA</b> (California): to know, to delete, to correct, and not to be treated
            differently for it. We do not sell or share personal information as that law means it.
          </li>
        </ul>
        <p>
          Write to <a href={`mailto:${PRIVACY_EMAIL}`}>{PRIVACY_EMAIL}</a>; we answer within 30
          days.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    body: (
      <table>
        <thead>
          <tr>
            <th scope="col">Data</th>
            <th scope="col">Kept</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Account and prompt history</th>
            <td>while the account exists, and 30 days after it was deleted</td>
          </tr>
          <tr>
            <th scope="row">A prompt that you deleted</th>
            <td>10 minutes, in which you can restore it</td>
          </tr>
          <tr>
            <th scope="row">A request for which no prompt could be written</th>
            <td>one day</td>
          </tr>
          <tr>
            <th scope="row">Texts in your browser</th>
            <td>
              a draft until you send or clear it, a request that is being answered for up to one
              day, a prompt you tried for 30 days, and what you filled into your last 30 prompts
              until you delete the prompt. Deleting your account removes them from the browser in
              which you delete it. Logging out does not remove them; clearing the browser’s data
              does. The request of your last result stays until its tab is closed.
            </td>
          </tr>
          <tr>
            <th scope="row">Payment records</th>
            <td>7 years after the account was deleted, without name and address</td>
          </tr>
          <tr>
            <th scope="row">Messages to support</th>
            <td>with the account they belong to, otherwise one year</td>
          </tr>
          <tr>
            <th scope="row">Logs</th>
            <td>90 days</td>
          </tr>
          <tr>
            <th scope="row">Backups</th>
            <td>up to 90 days</td>
          </tr>
          <tr>
            <th scope="row">That free credits were given</th>
            <td>for good, as a keyed hash of the address from which the address cannot be read</td>
          </tr>
        </tbody>
      </table>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        {APP_NAME} is not for children under 13, and we do not knowingly collect their data. If you
        believe that a child has made an account, write to us, and we delete it.
      </p>
    ),
  },
  {
    id: 'transfers',
    title: 'International transfers',
    body: (
      <p>
        Your data may be processed in countries other than yours, among them the United States.
        Where the law demands it, we rely on safeguards such as the European Commission’s standard
        contractual clauses.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        We show the date of the last change at the top, and tell you of important changes by email
        or in the product before they apply.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <ul>
        <li>
          Privacy: <a href={`mailto:${PRIVACY_EMAIL}`}>{PRIVACY_EMAIL}</a>
        </li>
        <li>
          Support: <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
        </li>
        <li>
          Website: the <Link to="/contact">contact page</Link>
        </li>
      </ul>
    ),
  },
];

/** The privacy policy (specification, section 2). */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead={`What ${APP_NAME} knows about you, why, for how long, and what you can do about it.`}
      sections={SECTIONS}
    />
  );
}
