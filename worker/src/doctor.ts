import '@promptmint/core/config/drop-empty-variables';
import { advice, type Finding, ok, wrong } from '@promptmint/core/config/finding';
import { isProgram } from '@promptmint/core/config/is-program';
import { readSettings, SettingsError } from '@promptmint/core/config/read-settings';
import type { Settings } from '@promptmint/core/config/settings';
import { checkDatabase } from '@promptmint/core/database/check-database';
import { type CommandAnswer, done, failed } from '@promptmint/core/database/command';
import { checkPayments } from '@promptmint/core/payments/check-payments';
import { checkRedis } from '@promptmint/core/queues/check-redis';
import { checkClocks } from './doctor/check-clocks.js';
import { checkModels } from './doctor/check-models.js';
import { checkMail } from './mail/check-mail.js';

type Part = [name: string, findings: Finding[]];

/** Only so that the settings can be read: production refuses an address without a password. Nothing connects to it. */
const NOT_MADE_YET = 'postgres://app:b7d1f0c29e64a835@127.0.0.1/not-made-yet';

const MARKS = { ok: '✓', advice: '!', wrong: '✗' } as const;

/** Looks at everything that the product needs, and changes nothing. */
export async function doctor(
  environment: Record<string, string | undefined>,
  now: () => number = Date.now,
): Promise<CommandAnswer> {
  const parts = (await examine(environment, now)).filter(([, found]) => found.length > 0);
  const count = parts.flatMap(([, found]) => found).filter(({ level }) => level === 'wrong').length;
  const report = parts.map(shown).join('\n');
  return count === 0
    ? done(`${report}\n\nNothing is wrong.`)
    : failed(`${report}\n\n${count} ${count === 1 ? 'thing is' : 'things are'} wrong (✗).`);
}

async function examine(
  environment: Record<string, string | undefined>,
  now: () => number,
): Promise<Part[]> {
  // The starter names no database before its first start, which makes one.
  const isNew = environment['APP_ENV'] === 'local' && !environment['DATABASE_URL'];
  let settings: Settings;
  try {
    settings = readSettings(isNew ? { ...environment, DATABASE_URL: NOT_MADE_YET } : environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [['Settings', problemsOf(error)]];
  }
  const [database, queues, mail, models] = await Promise.all([
    isNew
      ? { findings: [advice('There is no database yet: npm start makes one.')], clock: null }
      : checkDatabase(settings, now),
    settings.REDIS_URL
      ? checkRedis(settings.REDIS_URL)
      : [ok('The queues are in PostgreSQL: REDIS_URL is not set.')],
    checkMail(settings),
    checkModels(settings, now),
  ]);
  const ofDatabase = database.clock ? [{ name: 'the database', ...database.clock }] : [];
  return [
    ['Settings', [ok('Every setting is understood.')]],
    ['Database', database.findings],
    ['Queues', queues],
    ['Mail', mail],
    ['Payments', checkPayments(settings)],
    ['Models', models.findings],
    ['Clocks', checkClocks([...ofDatabase, ...models.clocks])],
  ];
}

/** The lines of the message after the first: one for each setting. */
const problemsOf = ({ message }: SettingsError): Finding[] =>
  message
    .split('\n')
    .slice(1)
    .map((line) => wrong(`${line.trim()}.`));

function shown([name, findings]: Part): string {
  return findings
    .map(
      ({ level, text }, index) => `${(index === 0 ? name : '').padEnd(9)} ${MARKS[level]} ${text}`,
    )
    .join('\n');
}

if (isProgram(import.meta.url)) {
  const { code, text } = await doctor(process.env);
  // Not printAnswer: a report of something wrong is its output, and no error of the command.
  process.stdout.write(`${text}\n`);
  process.exitCode = code;
}
