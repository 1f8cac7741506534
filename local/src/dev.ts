// `npm run dev`: the same services as `npm start`; API, worker and website change with their sources.
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { NODE_OPTIONS } from './api-and-worker.ts';
import { buildServices } from './build.ts';
import { watchAndCompile } from './compile-on-change.ts';
import { StartError } from './start-error.ts';
import { openDataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { type Shutdown, runUntilShutdown } from './shutdown.ts';
import { requirePort } from './listening-port.ts';
import { type LocalSettings, readLocalSettings, ROOT } from './local-settings.ts';
import { type RunningChild, startChild } from './child-process.ts';
import { endFormerRun } from './runtime-file.ts';
import { startServices } from './services.ts';

async function develop(shutdown: Shutdown): Promise<void> {
  const settings = readLocalSettings();
  const data = openDataFolder(settings.dataFolder);
  await endFormerRun(data.runtimeFile);
  await requirePort(settings);
  await buildServices();

  const { environment, mailbox, payments } = await startServices(settings, data, shutdown);
  const apiPort = await freePort();
  const apiEnvironment = { ...environment, HOST: '127.0.0.1', PORT: String(apiPort) };
  console.log(`
  App        ${settings.appUrl}
  API docs   ${settings.appUrl}/docs
${mailbox ? `  Mailbox    ${mailbox.pageUrl}\n` : ''}${payments ? `  Payments   ${payments.url}\n` : ''}`);

  shutdown.add(watchAndCompile((line) => console.log(`[compile] ${line}`)));
  const children = [
    startWatching(
      'types',
      ['node_modules/typescript/bin/tsc', '--watch', '--preserveWatchOutput'],
      environment,
    ),
    startWatching('api', watched('backend'), apiEnvironment),
    startWatching('worker', watched('worker'), environment),
    startWatching('web', viteArguments(settings), {
      ...environment,
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    }),
  ];
  shutdown.add({
    stop: async () => void (await Promise.all(children.map((child) => child.stop()))),
    kill: () => children.forEach((child) => child.kill()),
  });
  await Promise.race([shutdown.requested(), ...children.map(failWhenItEnds)]);
}

const watched = (workspace: string) => [
  ...NODE_OPTIONS,
  '--watch',
  '--watch-preserve-output',
  join(ROOT, workspace, 'dist', 'main.js'),
];

const viteArguments = ({ host, port }: LocalSettings) => [
  'node_modules/vite/bin/vite.js',
  join(ROOT, 'frontend'),
  '--host',
  host,
  '--port',
  String(port),
  '--strictPort',
  '--clearScreen=false',
];

type NamedChild = RunningChild & { name: string };

/** Starts a child whose output is shown, each line after its name. */
function startWatching(name: string, args: string[], environment: NodeJS.ProcessEnv): NamedChild {
  const child = startChild({ args, environment, folder: ROOT, output: 'pipe' });
  for (const input of child.output) {
    createInterface({ input }).on('line', (line) => console.log(`[${name}] ${line}`));
  }
  return { ...child, name };
}

async function failWhenItEnds({ name, exited }: NamedChild): Promise<never> {
  const how = await exited;
  throw new StartError(`[${name}] stopped by itself (${how}), so everything else was stopped too.`);
}

await runUntilShutdown(develop);
