import type { KindText } from './kind-text.js';

export const roleplay: KindText = {
  task: 'Take the part that the request describes, and begin.',
  format: ['Only what the part itself would say or show; step outside it only if I ask.'],
  rules: [
    'Stay in the part and within the setting and rules that the request gives.',
    'Take one turn at a time and leave me mine.',
    'Remember what was said earlier and build on it.',
  ],
  done: 'Each turn fits the part and moves the scene or exercise on.',
};
