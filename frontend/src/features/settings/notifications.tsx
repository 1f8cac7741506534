import { Sheet } from '../../ui/sheet';
import facts from './facts.module.css';
import { Section } from './section';

/** Nothing to set yet. */
export function Notifications() {
  return (
    <Section id="notifications" mark="Coming soon">
      <Sheet className={facts.card}>
        <p>
          Here you will choose which emails you get. For now we write only about your account, your
          purchases and credits that run low.
        </p>
      </Sheet>
    </Section>
  );
}
