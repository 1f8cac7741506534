// `npm start`: the whole product on this machine.
import { step } from '../progress.mjs';
import { waitUntilReady, failWhenItEnds, startApiAndWorker } from './api-and-worker.ts';
import { buildServices, startWebsiteBuild } from './build.ts';
import { openDataFolder, spaceWarning } from './data-folder.ts';
import { type Shutdown, runUntilShutdown } from './shutdown.ts';
import { requirePort } from './listening-port.ts';
import { type LocalSettings, readLocalSettings } from './local-settings.ts';
import { endFormerRun, removeRuntime, type Runtime, writeRuntime } from './runtime-file.ts';
import { type Services, startServices } from './services.ts';

async function start(shutdown: Shutdown): Promise<void> {
  const settings = readLocalSettings();
  const data = openDataFolder(settings.dataFolder);
  const warning = spaceWarning(data.path);
  if (warning) console.warn(`\nWarning: ${warning}\n`);
  await endFormerRun(data.runtimeFile);
  await requirePort(settings);
  await buildServices();
  shutdown.interrupted.throwIfAborted();
  const website = startWebsiteBuild(data, shutdown.interrupted);
  if (website) shutdown.add(website);
  const services = await startServices(settings, data, shutdown);
  await website?.finished();
  const { LocalModel } = await import('./local-model/local-model.ts');
  // Not while something is compiled: the answer would be read too late.
  const model = await LocalModel.open(data.localModelFile, settings.modelServers);
  const environment = () => ({ ...services.environment, ...model.environment });
  const runtime = () => runtimeOf(settings, services, programs);
  const noteRuntime = () => writeRuntime(data.runtimeFile, runtime());
  let noted = false;
  const programs = shutdown.add(
    startApiAndWorker(data, environment(), {
      onRestart: () => noted && noteRuntime(),
      answer: (message) => model.answer(message),
    }),
  );
  const untilReady = () =>
    waitUntilReady(settings.appUrl, data.logFile('api'), shutdown.interrupted);
  model.restart = async () => {
    await programs.restart(environment());
    await untilReady();
  };
  const someServiceEnds = Promise.race([
    failWhenItEnds(programs.api),
    failWhenItEnds(programs.worker),
    ...(services.postgres ? [failWhenItEnds(services.postgres)] : []),
  ]);
  await step('Starting API and worker', () => Promise.race([untilReady(), someServiceEnds]));

  noteRuntime();
  noted = true;
  shutdown.add({
    stop: async () => removeRuntime(data.runtimeFile),
    kill: () => removeRuntime(data.runtimeFile),
  });
  printAddresses(runtime(), settings, model.line);
  await Promise.race([shutdown.requested(), someServiceEnds]);
}

function runtimeOf(
  { appUrl }: LocalSettings,
  { mailbox, payments, postgres }: Services,
  { api, worker }: ReturnType<typeof startApiAndWorker>,
): Runtime {
  return {
    app: appUrl,
    docs: `${appUrl}/docs`,
    mailbox: mailbox?.pageUrl ?? null,
    payments: payments?.url ?? null,
    pids: { api: api.pid(), worker: worker.pid(), postgres: postgres?.pid ?? null },
  };
}

function printAddresses(runtime: Runtime, settings: LocalSettings, model: string | null): void {
  const confirm = runtime.mailbox ? ', confirm your address with the mail in the mailbox' : '';
  console.log(`
Promptmint is running.

  App        ${runtime.app}
  API docs   ${runtime.docs}
${runtime.mailbox ? `  Mailbox    ${runtime.mailbox}   (every email it sends ends here)\n` : ''}${runtime.payments ? `  Payments   ${runtime.payments}   (test cards, no money moves)\n` : ''}${model ? `  Model      ${model}\n` : ''}
Open ${runtime.app}, sign up with any email address${confirm}, and type your first idea.
Data and logs are in ${settings.dataFolder}. Ctrl+C stops everything.`);
}

await runUntilShutdown(start);
