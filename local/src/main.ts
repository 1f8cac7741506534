// `npm start`: the whole product on this machine.
import { step } from '../progress.mjs';
import { waitUntilReady, failWhenItEnds, startApiAndWorker } from './api-and-worker.ts';
import { buildServices, startWebsiteBuild } from './build.ts';
import { openDataFolder, spaceWarning } from './data-folder.ts';
import { type Shutdown, runUntilShutdown } from './shutdown.ts';
import { requirePort } from './listening-port.ts';
import { type LocalSettings, readLocalSettings } from './local-settings.ts';
import { endFormerRun, removeRuntime, type Runtime, writeRuntime } from './runtime-file.ts';
import { startServices } from './services.ts';

async function start(shutdown: Shutdown): Promise<void> {
  const settings = readLocalSettings();
  const data = openDataFolder(settings.dataFolder);
  const warning = spaceWarning(data.path);
  if (warning) console.warn(`\nWarning: ${warning}\n`);
  await endFormerRun(data.runtimeFile);
  await requirePort(settings.port, settings.host);
  await buildServices();
  const website = startWebsiteBuild(data, shutdown.interrupted);
  if (website) shutdown.add(website);
  const services = await startServices(settings, data, shutdown);
  await website?.finished();
  const runtime = (): Runtime => ({
    app: settings.appUrl,
    docs: `${settings.appUrl}/docs`,
    mailbox: services.mailbox?.pageUrl ?? null,
    payments: services.payments?.url ?? null,
    pids: {
      api: programs.api.pid(),
      worker: programs.worker.pid(),
      postgres: services.postgres?.pid ?? null,
    },
  });
  const noteRuntime = () => writeRuntime(data.runtimeFile, runtime());
  let noted = false;
  const programs = shutdown.add(
    startApiAndWorker(data, services.environment, () => noted && noteRuntime()),
  );
  const someServiceEnds = Promise.race([
    failWhenItEnds(programs.api),
    failWhenItEnds(programs.worker),
    ...(services.postgres ? [failWhenItEnds(services.postgres)] : []),
  ]);
  await step('Starting API and worker', () =>
    Promise.race([
      Promise.all([
        services.upToDate,
        waitUntilReady(settings.appUrl, data.logFile('api'), shutdown.interrupted),
      ]),
      someServiceEnds,
    ]),
  );

  noteRuntime();
  noted = true;
  shutdown.add({
    stop: async () => removeRuntime(data.runtimeFile),
    kill: () => removeRuntime(data.runtimeFile),
  });
  printAddresses(runtime(), settings);
  await Promise.race([shutdown.requested(), someServiceEnds]);
}

function printAddresses(runtime: Runtime, settings: LocalSettings): void {
  const confirm = runtime.mailbox ? ', confirm your address with the mail in the mailbox' : '';
  console.log(`
Promptmint is running.

  App        ${runtime.app}
  API docs   ${runtime.docs}
${runtime.mailbox ? `  Mailbox    ${runtime.mailbox}   (every email it sends ends here)\n` : ''}${runtime.payments ? `  Payments   ${runtime.payments}   (test cards, no money moves)\n` : ''}
Open ${runtime.app}, sign up with any email address${confirm}, and type your first idea.
Data and logs are in ${settings.dataFolder}. Ctrl+C stops everything.`);
}

await runUntilShutdown(start);
