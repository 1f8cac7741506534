import type { PromptType } from './prompt-type.js';

/** Code that talks to other systems, and what runs it. */
export const CODE_SERVICES: readonly PromptType[] = [
  {
    id: 'code.integration',
    useCase: 'code_generation',
    cues: {
      bot: 5,
      crawler: 5,
      API: 4,
      '#error': -4,
      '#error-text': -6,
      login: 3,
      'login+#framework': 4,
      'contact form': 3,
      'spam protection': 3,
      '#address+#tech': 2,
      Discord: 2,
      'WhatsApp+#language': 4,
      'Gmail+#language': 3,
      JWT: 4,
      'Google Forms': 3,
      'news headline': 2,
    },
    role: [
      '{tech} developer who plans for the day the other side is down',
      'developer of integrations who plans for the day the other side is down',
    ],
    task: [
      'Build the {artefact} that the request describes, with {tech}',
      'Build with {tech} the connection that the request describes',
      'Build the connection that the request describes',
    ],
    verb: 'Build',
    question: 'Build what settles this',
    asks: [
      {
        name: 'where_it_runs',
        label: 'Where it runs, and which account or plan it may use',
        unless: 'Google Apps Script|Strato|Docker|AWS|Vercel',
        ifMissing:
          'If it is not said where this runs, assume one small server that stays on, and say what to change elsewhere.',
      },
    ],
    steps: [
      'List what has to be set up outside the code (accounts, keys, permissions), in order',
      'Write the smallest{? {tech}} version that does the whole job once',
      [
        'every day|#clock-time|#per-day',
        'Add the schedule with its time zone, and what happens to a missed run',
      ],
      'Handle a missing key, the other side being down, and the same event coming twice',
    ],
    format: [
      'Each{? {tech}} file as one complete block with its name',
      'A table of the environment variables: name, meaning, example',
      'The set-up{? of {tools}} as a numbered list',
    ],
    limits: [
      {
        rule: 'Read keys and passwords from the environment',
        because: 'they must not end up in a repository',
      },
      {
        on: 'crawler',
        rule: 'Respect robots.txt and the terms of the site, and leave a pause between calls',
        because: 'a crawler that presses too hard gets blocked',
      },
      {
        on: 'contact form',
        rule: 'Validate on the server, and keep user input out of mail headers',
        because: 'a form that mails is a target for spam',
      },
      {
        on: 'JWT|login',
        rule: 'Give tokens an expiry, and say how one is withdrawn',
        because: 'a stolen token is used until it ends',
      },
      { on: '#version', rule: 'Use nothing newer than {versions}' },
      {
        rule: 'Stay within the free limits of the services named{? ({services})}, and name each limit that matters',
      },
    ],
    sample: {
      intro: 'Rows of the table of environment variables, from another project',
      input: 'Name',
      output: 'Meaning and example',
      pairs: [
        ['`QUEUE_URL`', 'where jobs are read from, such as `https://queue.example/jobs`'],
        ['`RETRY_LIMIT`', 'how often a failed call is repeated, such as `3`'],
        ['`SMTP_SENDER`', 'address that mail is sent from, such as `noreply@shop.example`'],
        ['`PORTAL_TOKEN`', 'key from the account page of the portal, such as `pk_live_...`'],
        ['`TIME_ZONE`', 'zone that the schedule is read in, such as `Europe/Oslo`'],
        ['`MAX_BYTES`', 'largest attachment that is passed on, such as `5000000`'],
        ['`CACHE_DIR`', 'folder for answers already fetched, `./cache` when it is not set'],
        ['`ALERT_CHANNEL`', 'where failures are reported, such as `ops`'],
        ['`DRY_RUN`', '`1` logs what would be sent and sends nothing'],
        ['`LOG_LEVEL`', 'how much is written, `info` when it is not set'],
      ],
    },
    checks: [
      'Go through a missing key, a time-out and the same event twice{? for {matter}}, and say what the code does in each',
      'Confirm that each of these from the request is used as given: {facts}',
      'List what I must do by hand before the first run; nothing else may be needed',
    ],
  },
  {
    id: 'code.config',
    useCase: 'code_generation',
    cues: {
      'config file': 8,
      deploy: 4,
      Docker: 5,
      Kubernetes: 4,
      nginx: 4,
      Terraform: 4,
      systemd: 3,
      '#port': 2,
      WordPress: 2,
      '#error+Docker': 4,
      'GitHub Actions': 4,
    },
    role: ['{tech} administrator who can undo each step', 'administrator who can undo each step'],
    task: [
      'Give me the {tech} configuration that the request asks for, and the commands to put it in place',
      'Give me the configuration that the request asks for, and the commands to put it in place',
    ],
    verb: 'Give me',
    question: 'Give me the configuration that settles this',
    asks: [
      {
        name: 'system',
        label: 'Operating system and its version',
        unless: 'Linux|Ubuntu|Debian|Windows|macOS',
        ifMissing:
          'If the system is not given, write for a current Linux and mark each line that differs elsewhere.',
      },
      {
        name: 'current_file',
        label: 'The configuration file as it is now',
        unless: '#code',
        ifMissing: 'If no current file is given, write a complete one and say where it goes.',
      },
    ],
    steps: [
      ['#error', 'Find out what causes the message, with one command that shows it'],
      'Give the complete file',
      'Give the commands that put it in place, in order',
      'Prove by a command and its expected output that it works',
      'Say how to go back to the state before',
    ],
    format: [
      'The file as one block, with its path above it',
      'Numbered commands, each with one sentence on what it changes',
      'Proof and way back, one command each',
    ],
    limits: [
      {
        rule: 'Pin every version, and keep passwords in a file or variable outside the configuration',
        because: 'a later restart must give the same system',
      },
      { on: '#port', rule: 'Keep the port I named; if it is taken, first show what holds it' },
      {
        rule: 'Delete no volume, database or file to make an error go away',
        because: 'my data may be in it',
      },
    ],
    sample: {
      intro: 'Proofs of the wanted kind, from another system',
      input: 'Command',
      output: 'Expected output',
      pairs: [
        ['`systemctl is-active cups`', '`active`'],
        ['`curl -sI http://localhost:9200`', 'first line `HTTP/1.1 200 OK`'],
        ['`ss -ltn | grep 6379`', 'one line that ends in `LISTEN`'],
        ['`nslookup printer.example`', 'the address from the file, not the old one'],
      ],
    },
    checks: [
      ['#error', 'The explanation accounts for this exact message: {error}'],
      'Confirm that each of these from the request stands in the file: {facts}',
      'Each command can be run twice without harm, or says that it cannot',
    ],
  },
];
