import { Sheet } from '../../ui/sheet';
import facts from './facts.module.css';
import { Section } from './section';

/** A placeholder: there are no notification settings yet. */
export function Notifications() {
  return (
    <Section id="notifications" mark="Coming soon">
      <Sheet className={facts.card}>
        <p>
          Soon you'll be able to choose which emails you get. For now we only email you about your
          account, purchases and low credits.
        </p>
      </Sheet>
    </Section>
  );
}
