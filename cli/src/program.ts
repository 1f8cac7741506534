import { Command, InvalidArgumentError, Option } from 'commander';
import {
  catalogueUse_casesValues,
  generateRequestLanguageValues,
  generateRequestTarget_modelValues,
  refineRequestWishValues,
} from './api/generated.js';
import { generate } from './commands/generate.js';
import { login, logout } from './commands/login.js';
import { credits, history, show } from './commands/prompts.js';
import { refine } from './commands/refine.js';
import { Failure } from './failure.js';
import { misspelledCommand } from './misspelled-command.js';
import type { Terminal } from './terminal.js';
import { VERSION } from './version.js';

const NO_ID = 'An id has 36 characters: "promptmint history" lists yours.';
const PAGE_MAX = 100;

const AFTER_HELP = `
Settings:
  PROMPTMINT_URL, PROMPTMINT_KEY  address and key, before those of "promptmint login"
  NO_COLOR                        no colours

Exit codes: 1 other failures, 2 wrong call, 3 no credits, 4 refused key, 5 not reachable.`;

const json = () => new Option('--json', 'write everything about it as JSON');
const copy = () => new Option('--copy', 'also copy the prompt to the clipboard');

/** The commands and options of the program. */
export function createProgram(terminal: Terminal): Command {
  const program = new Command('promptmint')
    .description('Turns a short request into an optimized prompt.')
    .version(VERSION)
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void terminal.stdout.write(text),
      writeErr: (text) => void terminal.stderr.write(text),
    })
    .showSuggestionAfterError()
    .addHelpText('after', AFTER_HELP);
  addGenerate(program, terminal);
  addAccount(program, terminal);
  addPrompts(program, terminal);
  return program;
}

function addGenerate(program: Command, terminal: Terminal): void {
  program
    .argument('[request]', 'what the prompt is for; without it, standard input is read')
    .addOption(
      new Option('--for <model>', 'the chat model you use')
        .choices(generateRequestTarget_modelValues)
        .default(generateRequestTarget_modelValues[0]),
    )
    .addOption(
      new Option('--use-case <name>', 'what the prompt is about')
        .choices(catalogueUse_casesValues)
        .default(catalogueUse_casesValues[0]),
    )
    .addOption(
      new Option('--language <code>', 'the language that the model answers in')
        .choices(generateRequestLanguageValues)
        .default('same', 'that of the request'),
    )
    .option('--file <path>', 'read the request from a file; after an argument, add the file to it')
    .addOption(json())
    .addOption(copy())
    .action((request: string | undefined, options) => {
      const commands = program.commands.map((command) => command.name());
      const meant = request && misspelledCommand(request, commands);
      if (meant) {
        throw new Failure(
          'wrongCall',
          `Did you mean "promptmint ${meant}"? To get a prompt for "${request}", write more or pipe it in.`,
        );
      }
      return generate(terminal, request, options);
    });
}

function addAccount(program: Command, terminal: Terminal): void {
  program
    .command('login')
    .description('keep the address and an API key for later calls')
    .option('--url <address>', 'where the product is; asked for if missing')
    .option('--key <key>', 'asked for if missing; better typed or piped in, others can see options')
    .action((options) => login(terminal, options));
  program
    .command('logout')
    .description('forget the address and the key')
    .action(() => logout(terminal));
  program
    .command('credits')
    .description('say how many credits are left')
    .addOption(json())
    .action((options) => credits(terminal, options));
}

function addPrompts(program: Command, terminal: Terminal): void {
  program
    .command('history')
    .description('list your prompts, newest first')
    .option('--search <text>', 'only those that contain the text')
    .option('--limit <number>', 'how many at most', readLimit, 20)
    .addOption(json())
    .action((options) => history(terminal, options));
  program
    .command('show')
    .description('write a prompt again')
    .argument('<id>', 'its id, from history', readId)
    .addOption(json())
    .addOption(copy())
    .action((id, options) => show(terminal, id, options));
  program
    .command('refine')
    .description('make a new version of a prompt')
    .argument('<id>', 'its id, from history', readId)
    .addOption(new Option('--wish <name>', 'what to change').choices(refineRequestWishValues))
    .option('--note <text>', 'what to change, in your own words')
    .addOption(json())
    .addOption(copy())
    .action((id, options) => refine(terminal, id, options));
}

function readId(typed: string): string {
  if (!/^[0-9a-f-]{36}$/i.test(typed)) throw new InvalidArgumentError(NO_ID);
  return typed;
}

function readLimit(typed: string): number {
  const limit = Number(typed);
  if (!Number.isInteger(limit) || limit < 1 || limit > PAGE_MAX) {
    throw new InvalidArgumentError(`It must be a number from 1 to ${PAGE_MAX}.`);
  }
  return limit;
}
