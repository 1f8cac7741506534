import { Icon } from '../../ui/icon';
import styles from './tongues.module.css';

/** Requests in other languages, and lines that the built-in composer wrote for them, word for word. */
const TONGUES = [
  {
    lang: 'de',
    request: 'Stellenanzeige für unsere Bäckerei, Wochenendschichten, 15 Euro die Stunde',
    lines: 'It is about: job ad (Stellenanzeige), bakery (Bäckerei).',
    answer: 'Answer in German.',
  },
  {
    lang: 'es',
    request: 'correo a mi casero: la calefacción lleva 9 días rota',
    lines: 'It is about: email (correo), landlord (casero), heating (calefacción).',
    answer: 'Answer in Spanish.',
  },
  {
    lang: 'ru',
    request: 'извинение клиенту, посылка опоздала на 9 дней, заказ 4711',
    lines:
      'It is about: apology (извинение), customer (клиенту), parcel (посылка), customer orders (заказ).',
    answer: 'Answer in Russian.',
  },
] as const;

/** What was typed, and what the prompt says of it. */
export function Tongues() {
  return (
    <ul className={styles.tongues}>
      {TONGUES.map(({ lang, request, lines, answer }) => (
        <li key={lang}>
          <p lang={lang}>{request}</p>
          <Icon name="right" />
          <p className={styles.lines}>
            {lines} <b>{answer}</b>
          </p>
        </li>
      ))}
    </ul>
  );
}
