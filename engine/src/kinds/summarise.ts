import type { KindText } from './kind-text.js';

export const summarise: KindText = {
  task: 'Summarize the text as the request asks.',
  format: ['The summary itself, with the most important point first.'],
  rules: [
    'Use only what the text says, and give no opinion of your own.',
    'Keep the decisions, numbers, names, dates and open questions that matter for the point of the text.',
    'Where the text is unclear or contradicts itself, say so instead of smoothing it over.',
  ],
  done: 'Someone who has not read the text knows its main points, and nothing in the summary is missing from the text.',
  missing: {
    name: 'text',
    question: 'Which text should be summarized?',
    label: 'Text',
    ifMissing: 'If the text to summarize is not given, ask for it.',
  },
};
