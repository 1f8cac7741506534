import type { BuiltInTemplate } from './template.js';

/** Templates for programs, queries and formulas. */
export const CODE_TEMPLATES: readonly BuiltInTemplate[] = [
  {
    id: 'code-explain-error',
    title: 'Explain an error and fix it',
    description: 'Finds the cause of an error message and gives the smallest fix.',
    useCase: 'code_generation',
    tier: 'basic',
    text: `Why does my {{language}} code throw this error, and what is the smallest fix? It should {{expected_result}}.

{{error_message}}

\`\`\`
{{code}}
\`\`\``,
  },
  {
    id: 'code-review',
    title: 'Review code before a merge',
    description: 'Lists what is wrong, worst first, each with the input that shows it.',
    useCase: 'code_generation',
    tier: 'basic',
    text: `Review this {{language}} code before I merge it. It is meant to {{purpose}}. Its input comes from {{where_the_input_comes_from}}. I am least sure about {{worry}}.

\`\`\`
{{code}}
\`\`\``,
  },
  {
    id: 'code-sql-query',
    title: 'Turn a question into SQL',
    description: 'A query for your tables, explained clause by clause.',
    useCase: 'code_generation',
    tier: 'basic',
    text: `Write a SQL query for {{database_and_version}} that shows {{what_i_want_to_know}}, one row for each {{one_result_row}}. Tell me what happens to empty values and duplicates.

\`\`\`
{{table_definitions}}
\`\`\``,
  },
  {
    id: 'code-regex',
    title: 'Regular expression with tests',
    description: 'A pattern for your examples, taken apart and tested on near misses.',
    useCase: 'code_generation',
    tier: 'basic',
    text: `Write a regular expression for {{language_or_tool}} that matches {{what_to_match}}. It must match {{texts_that_match}} and must not match {{texts_that_do_not}}. Explain every part of it.`,
  },
  {
    id: 'code-unit-tests',
    title: 'Unit tests for existing code',
    description: 'Tests for the usual case, the edges and the failures.',
    useCase: 'code_generation',
    tier: 'basic',
    text: `Write unit tests in {{test_framework}} for this {{language}} code. Cover the usual case, empty and extreme input, and {{what_can_go_wrong}}. Leave the code as it is, and tell me when a test shows a bug.

\`\`\`
{{code}}
\`\`\``,
  },
  {
    id: 'code-refactor',
    title: 'Refactor without changing behaviour',
    description: 'Cleaner code in small steps, with what must stay as it is.',
    useCase: 'code_generation',
    tier: 'basic',
    text: `Refactor this {{language}} code so that {{goal}}. It must still {{what_must_stay}}. Work in small steps that I can commit one by one.

\`\`\`
{{code}}
\`\`\``,
  },
  {
    id: 'code-spreadsheet-formula',
    title: 'Spreadsheet formula',
    description: 'A formula for Excel or Google Sheets that you can paste.',
    useCase: 'code_generation',
    tier: 'basic',
    text: `I need a formula in {{excel_or_google_sheets}} that {{what_it_should_do}}. I have {{columns_and_ranges}}. With {{sample_row}} it should give {{expected_result}}. Empty cells should stay empty.`,
  },
  {
    id: 'code-script',
    title: 'Automate a chore with a script',
    description: 'A script that first shows what it would do.',
    useCase: 'code_generation',
    tier: 'basic',
    text: `Write a {{language}} script that {{chore}}. It runs on {{operating_system}} and works on {{files_or_folder}}. By default it only lists what it would do, and it changes files only with an extra option. Tell me how to run it.`,
  },
  {
    id: 'code-api-client',
    title: 'API client that survives failures',
    description: 'Paging, time-outs, retries and rate limits, and ready to be tried offline.',
    useCase: 'code_generation',
    tier: 'advanced',
    text: `Write an API client in {{language}} for {{service}} that can {{calls_needed}}. It signs in with {{sign_in_method}}, and the service allows {{rate_limit}}. It has to get through several pages, time-outs and errors, and to retry only what is safe to repeat. Let me swap the network for a fake one.

\`\`\`
{{sample_request_and_answer}}
\`\`\``,
  },
  {
    id: 'code-database-migration',
    title: 'Database migration without downtime',
    description: 'Steps that work beside the old version, each with its way back.',
    useCase: 'code_generation',
    tier: 'advanced',
    text: `Write a migration for {{database_and_version}} that {{change}}. The table has {{number_of_rows}} rows and is in use all day, so nothing may lock it for longer than {{longest_lock}}. The old and the new version of the program run side by side, so split it into steps that work with both. Give the way back for each step.

\`\`\`
{{table_definition}}
\`\`\``,
  },
];
