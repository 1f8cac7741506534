import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type StandInWorker, startStandInWorker } from '../testing/stand-in-worker.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const contract = join(root, 'openapi.json');
const TYPESCRIPT = join(root, 'node_modules/typescript/bin/tsc');

/** The folder of a package, by its name and a file of it. */
const folderOf = (name: string, file: string) =>
  file.slice(0, file.lastIndexOf(join('node_modules', name)) + join('node_modules', name).length);
const require = createRequire(import.meta.url);
const OPENAPI_FETCH = folderOf('openapi-fetch', require.resolve('openapi-fetch'));
const OPENAPI_TYPESCRIPT = folderOf('openapi-typescript', require.resolve('openapi-typescript'));
const OPENAPI_TS = folderOf(
  '@hey-api/openapi-ts',
  require.resolve('@hey-api/openapi-ts/package.json'),
);

interface Contract {
  paths: Record<string, Record<string, { operationId: string }>>;
}
const operationIds = Object.values((JSON.parse(readFileSync(contract, 'utf8')) as Contract).paths)
  .flatMap((methods) => Object.values(methods))
  .map(({ operationId }) => operationId);

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    target: 'es2023',
    module: 'nodenext',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    // Those of TypeScript itself; those of the packages are checked.
    skipDefaultLibCheck: true,
    rootDir: '.',
    outDir: 'built',
  },
  include: ['*/*.ts', '*/generated'],
};

const BODY = `{
  user_input: 'job ad for our bakery, weekend shifts',
  use_case: 'content_creation',
  target_model: 'claude',
  language: 'en',
}`;

/** Runs a program of Node's. @throws {Error} with what it wrote, which is where a compiler says its errors */
async function runNode(cwd: string, args: string[]): Promise<string> {
  try {
    return (await execute(process.execPath, args, { cwd })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${args[0]} failed: ${stdout}${stderr}`, { cause: error });
  }
}

/** What an integrator does: generate a client, write a program with it, and compile both. */
interface Generator {
  name: string;
  /** Of the client and the program. */
  folder: string;
  /** Arguments for Node, run in the folder of the client. */
  command: string[];
  /** Prints the prompt that the API answers; has \`origin\` and \`token\`. */
  program: string;
}

const GENERATORS: Generator[] = [
  {
    name: 'openapi-typescript',
    folder: 'typescript',
    command: [
      join(OPENAPI_TYPESCRIPT, 'bin/cli.js'),
      contract,
      '--output',
      'generated/schema.d.ts',
    ],
    program: `
import createClient from 'openapi-fetch';
import type { paths } from './generated/schema.js';
// The prompt itself, not its events.
const client = createClient<paths, 'application/json'>({
  baseUrl: origin,
  headers: { authorization: \`Bearer \${token}\` },
});
const { data, error } = await client.POST('/api/prompts/generate', { body: ${BODY} });
if (error) throw new Error(error.message);
const version: number = data.version;
console.log(JSON.stringify({ prompt: data.optimized_prompt, version, scored: data.quality_score }));`,
  },
  {
    name: '@hey-api/openapi-ts',
    folder: 'hey-api',
    command: [join(OPENAPI_TS, 'bin/run.js'), '--file', 'openapi-ts.config.mjs'],
    program: `
import { client } from './generated/client.gen.js';
import * as sdk from './generated/sdk.gen.js';
// A name that is taken, such as that of a global, would get another one.
const renamed = ${JSON.stringify(operationIds)}.filter((id) => !(id in sdk));
if (renamed.length > 0) throw new Error('renamed: ' + renamed.join());
client.setConfig({ baseUrl: origin, auth: token });
const { data, error } = await sdk.generate({ body: ${BODY} });
if (error || !data) throw new Error(error?.message);
const version: number = data.version;
console.log(JSON.stringify({ prompt: data.optimized_prompt, version, scored: data.quality_score }));`,
  },
];

const HEY_API_CONFIG = `export default ${JSON.stringify({
  input: contract,
  output: { path: 'generated', module: { extension: '.js' } },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
})};`;

const ARGUMENTS = `const [origin = '', token = ''] = process.argv.slice(2);
declare const process: { argv: string[] };
declare const console: { log(text: string): void };
`;

let api: TestApi;
let worker: StandInWorker;
let folder: string;
/** What the compiler wrote about all clients: nothing, or their errors. */
let compiler: string;
beforeAll(async () => {
  api = await openTestApi();
  worker = await startStandInWorker(api);
  folder = await mkdtemp(join(tmpdir(), 'promptmint-clients-'));
  await mkdir(join(folder, 'node_modules'));
  await symlink(OPENAPI_FETCH, join(folder, 'node_modules/openapi-fetch'), 'junction');
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  for (const generator of GENERATORS) await generate(generator);
  // Once for both, because most of it is reading the compiler's own files.
  compiler = await execute(process.execPath, [TYPESCRIPT], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
});
afterAll(async () => {
  await worker.stop();
  await api.close();
  await rm(folder, { recursive: true });
});

async function generate({ folder: name, command, program }: Generator): Promise<void> {
  const cwd = join(folder, name);
  await mkdir(cwd);
  await writeFile(join(cwd, 'openapi-ts.config.mjs'), HEY_API_CONFIG);
  await writeFile(join(cwd, 'program.ts'), ARGUMENTS + program);
  await runNode(cwd, command);
}

describe('a client that a generator makes of the contract', () => {
  it.each(GENERATORS)('of $name compiles and generates a prompt', async (generator) => {
    const others = GENERATORS.filter((other) => other !== generator);
    const isOfOthers = (line: string) =>
      others.some((other) => line.startsWith(`${other.folder}/`));
    // An error of no folder concerns every client. What is indented continues a line.
    const errors = compiler.split('\n').filter((line) => /^\S/.test(line) && !isOfOthers(line));
    expect(errors).toEqual([]);

    const user = await api.signUp();
    const token = user.authorization.replace('Bearer ', '');
    const program = join('built', generator.folder, 'program.js');
    const printed = await runNode(folder, [program, api.origin, token]);
    expect(JSON.parse(printed)).toEqual({
      prompt: expect.stringContaining('You write job ads.'),
      version: 1,
      scored: null,
    });
    expect((await user.get('/api/auth/credits')).body.credits).toBe(9);
  });
});
