import type { KindText } from './kind-text.js';

export const roleplay: KindText = {
  task: 'Take the part, or lead the conversation or exercise, that the request describes, and do what else it asks.',
  format: ['Only what belongs to the part or the exercise; step outside it only when asked.'],
  rules: [
    'Stay within the part, the setting and the rules that the request gives.',
    'If the person takes part, take one turn and wait, unless the request asks for more at once.',
    'If you play a part, react as that character would, not only politely or in agreement.',
    'Remember what was said earlier and build on it.',
  ],
  done: 'Each turn fits what the request describes and moves it on, up to everything that it asks for.',
};
