import { Link } from 'react-router-dom';
import { MODELS_WITH_AND } from '../../api/catalogue';
import { APP_NAME, SUPPORT_EMAIL } from '../../ui/brand';
import { LegalPage, type LegalSection } from './legal-page';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'service',
    title: 'The service',
    body: (
      <>
        <p>
          {APP_NAME} turns a short request, written in any language, into an optimized, structured
          English prompt for AI chat models made by others, such as {MODELS_WITH_AND}. It gives you
          text to use with those models. It does not run them for you, and it is not affiliated with
          the companies that make them.
        </p>
        <p>
          What a model answers to a prompt depends on that model. We do not promise that an answer
          is correct, complete or fit for a purpose; check what matters before you rely on it.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <ul>
        <li>You must be at least 13 years old to use {APP_NAME}.</li>
        <li>
          One free account per person or entity. The free credits are for trying the product, and
          are given once.
        </li>
        <li>
          The email address you give must be yours and must work. Keep your password to yourself:
          what happens under your account is your responsibility.
        </li>
        <li>Tell us at once if you believe that someone else is using your account.</li>
      </ul>
    ),
  },
  {
    id: 'credits',
    title: 'Credits and payments',
    body: (
      <ul>
        <li>
          Each generated prompt costs one credit. If a generation fails, we refund the credit.
        </li>
        <li>
          Credits are bought in packs, once, in US dollars. There is no subscription, and nothing
          renews by itself.
        </li>
        <li>Credits never expire while your account exists. They cannot be sold or passed on.</li>
        <li>
          The pack that you buy decides your plan, and the highest pack counts. What each plan
          unlocks is listed on the <Link to="/pricing">pricing page</Link>.
        </li>
        <li>
          Payments are handled by our card payment provider. We may change prices; what you have
          bought stays as it is.
        </li>
      </ul>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    body: (
      <p>
        Purchases are final as a rule. If something went wrong, write to{' '}
        <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a> within 7 days of the purchase and
        include the transaction ID, which is in the receipt that we emailed you; we look at each
        request. When a payment is refunded, its credits are taken back, and your plan is
        recalculated. Rights that the law gives you as a consumer stay as they are.
      </p>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable use',
    body: (
      <>
        <p>You agree not to use {APP_NAME} to</p>
        <ul>
          <li>break the law, or help someone else break it,</li>
          <li>harass, threaten, deceive or defraud people, or sexualise minors,</li>
          <li>make malware, spam or instructions for weapons,</li>
          <li>infringe the rights of others, or break the rules of the model you prompt,</li>
          <li>
            get around limits, credits or payments, make accounts by machine, or disturb or probe
            the service without our permission.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual property',
    body: (
      <p>
        What you write is yours, and so are the prompts made from it, as far as the law lets text of
        this kind be owned; you may use them for any lawful purpose, also commercially. You allow us
        to process what you write in order to provide the service. The service itself, its name, its
        design and its software belong to us or to those who license them to us.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Availability',
    body: (
      <p>
        We work to keep {APP_NAME} available, and offer it as it is and as it is available. It can
        be interrupted for maintenance, by faults, or by outages of services that it depends on. To
        the extent that the law allows, we give no other warranties.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        To the extent that the law allows, we are not liable for indirect or consequential damage,
        lost profit or lost data, and our liability in all is limited to the amount that you paid us
        in the 12 months before the claim arose. Nothing here limits liability that cannot be
        limited by law.
      </p>
    ),
  },
  {
    id: 'indemnification',
    title: 'Indemnification',
    body: (
      <p>
        If someone makes a claim against us because you broke these terms, the law or someone’s
        rights, you will compensate us for the damage and the reasonable costs that follow from it.
      </p>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    body: (
      <ul>
        <li>
          You can delete your account at any time in <Link to="/settings">Settings</Link>.
        </li>
        <li>
          We can end the service or an account with 30 days’ notice by email, and without notice if
          these terms are seriously broken.
        </li>
        <li>
          When an account is closed, its unused credits are forfeited. An account that you deleted
          yourself can be restored, credits included, for 30 days.
        </li>
      </ul>
    ),
  },
  {
    id: 'law',
    title: 'Governing law and disputes',
    body: (
      <p>
        These terms are governed by the laws of the State of Delaware, USA, without its rules on
        conflicts of laws. Disputes that we cannot settle by talking are decided by binding
        arbitration in Delaware, by one arbitrator, and each side on its own behalf, not as part of
        a class. Either side may go to a small claims court instead. Where you live, the law may
        give you rights that no agreement can take away; those stay.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We may change these terms. We show the date of the last change at the top, and tell you of
        important changes by email or in the product before they apply. If you go on using{' '}
        {APP_NAME} after that, the new terms apply.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about these terms: <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>, or the{' '}
        <Link to="/contact">contact page</Link>.
      </p>
    ),
  },
];

/** The terms of service (specification, section 2). */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      lead={`The agreement between you and ${APP_NAME}. By making an account you agree to it.`}
      sections={SECTIONS}
    />
  );
}
