import { useState } from 'react';
import { useMeQuery } from '../api/client';
import { waitingCreditsText } from './credits-text';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { ResendButton } from './resend-button';
import styles from './verification-banner.module.css';

/** Asks the person to verify the email; can be dismissed until the next page load. */
export function VerificationBanner({
  className = '',
  waiting = 0,
}: {
  className?: string | undefined;
  /** Free credits that wait for the verification. */
  waiting?: number | undefined;
}) {
  const { data: me } = useMeQuery();
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <section className={`${styles.banner} ${className}`} aria-label="Email verification">
      <Icon name="mail" />
      <p>
        {waiting > 0 ? `${waitingCreditsText(waiting)}.` : 'Please verify your email.'}{' '}
        {me ? (
          <>
            We sent a link to <b>{me.email}</b>.
          </>
        ) : (
          'We emailed you a link.'
        )}
      </p>
      <ResendButton variant="subtle" />
      <IconButton label="Dismiss" onClick={() => setDismissed(true)}>
        <Icon name="close" />
      </IconButton>
    </section>
  );
}
