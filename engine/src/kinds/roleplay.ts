import type { KindText } from './kind-text.js';

export const roleplay: KindText = {
  task: 'Take the part that the request describes.',
  format: ['Only what the part itself would say or show; step outside it only when asked.'],
  rules: [
    'Stay in the part and within the setting and rules that the request gives.',
    'Take one turn, then wait for the answer.',
    'Remember what was said earlier and build on it.',
  ],
  done: 'Each turn fits the part and moves the scene or exercise on.',
};
