import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { TARGET_MODELS } from '../../api/catalogue';
import { useRevokeSharedLinkMutation, useSharedLinksQuery } from '../../api/client';
import type { SharedLink } from '../../api/generated';
import { calendarDay } from '../../ui/calendar-day';
import { copyAndConfirm } from '../../ui/copy-and-confirm';
import { FormDialog } from '../../ui/form-dialog';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { toast } from '../../ui/toast';
import { LoadedSection } from './loaded-section';
import { Section } from './section';
import { SectionSkeleton } from './section-skeleton';
import styles from './shared-links.module.css';

/** The links that the person has made and that still work. */
export function SharedLinks() {
  const call = useSharedLinksQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Section
      id="shared-links"
      about="Anyone with one of these links can read the prompt and its request."
    >
      <LoadedSection
        call={call}
        failure="We couldn't load your shared links"
        shape={<SectionSkeleton label="Loading your shared links" lines={3} />}
      >
        {({ links }) => <List links={links} />}
      </LoadedSection>
    </Section>
  );
}

function List({ links }: { links: readonly SharedLink[] }) {
  const [revoking, setRevoking] = useState<SharedLink | null>(null);
  if (links.length === 0) {
    return (
      <Notice
        level="h3"
        title="No shared links"
        action={
          <Button component={Link} to="/history" variant="default">
            Open History
          </Button>
        }
      >
        <p>Open a prompt and choose Share. Its link will be listed here until it expires.</p>
      </Notice>
    );
  }
  return (
    <Sheet>
      <ul className={styles.list}>
        {links.map((link) => (
          <Entry key={link.id} link={link} onRevoke={() => setRevoking(link)} />
        ))}
      </ul>
      {revoking && <Revoke link={revoking} onClose={() => setRevoking(null)} />}
    </Sheet>
  );
}

/** The first line of the request, which is missing where the prompt is older than the plan's history. */
const titleOf = ({ original_input: request }: SharedLink): string =>
  request === null ? 'Hidden older prompt' : (request.trim().split('\n', 1)[0] ?? '');

function Entry({ link, onRevoke }: { link: SharedLink; onRevoke: () => void }) {
  const { url, version } = link;
  const title = titleOf(link);
  return (
    <li>
      <div className={styles.what}>
        <p className={styles.title} dir="auto">
          {title}
        </p>
        <p className={styles.about}>
          {TARGET_MODELS[link.target_model]}
          {version > 1 && `, version ${version}`}. Made {calendarDay(link.created_at)}, works until{' '}
          {calendarDay(link.expires_at)}.
        </p>
      </div>
      <div className={styles.actions}>
        {url && (
          <Button
            variant="default"
            aria-label={`Copy link to ${title}`}
            onClick={() => void copyAndConfirm(url, 'link')}
          >
            Copy Link
          </Button>
        )}
        <Button variant="subtle" aria-label={`Revoke link to ${title}`} onClick={onRevoke}>
          Revoke
        </Button>
      </div>
    </li>
  );
}

function Revoke({ link, onClose }: { link: SharedLink; onClose: () => void }) {
  const [revoke] = useRevokeSharedLinkMutation();
  const revoked = useRef(false);
  const form = useForm<Record<string, string>>({ mode: 'uncontrolled', initialValues: {} });
  return (
    <FormDialog
      title="Revoke this link?"
      form={form}
      action={{ label: 'Revoke Link', busy: 'Revoking...', danger: true }}
      onClose={() => {
        onClose();
        // The button that opened the dialog goes with the link.
        if (revoked.current)
          document.getElementById('shared-links')?.focus({ preventScroll: true });
      }}
      onSend={async () => {
        await revoke({ id: link.id }).unwrap();
        revoked.current = true;
        toast.plain('Link revoked');
      }}
    >
      <p>
        People with the link to <b dir="auto">{titleOf(link)}</b> can no longer open it.
        {link.original_input !== null && ' Your prompt stays in your history.'}
      </p>
    </FormDialog>
  );
}
