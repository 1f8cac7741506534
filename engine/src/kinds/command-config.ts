import type { KindText } from './kind-text.js';

export const commandConfig: KindText = {
  format: [
    'The commands, settings or steps first, in order and ready to copy; a whole file if the request asks for one, otherwise only the part that changes.',
  ],
  formatIfRoom: [
    'Then what is not plain in them and, for more than a line, how to check that it worked.',
  ],
  rules: [
    'Before any step that deletes, overwrites, exposes or locks out something, warn, and give a trial run or the way back, unless the request wants no remarks.',
    'Mark the values that were not given so that they stand out.',
  ],
  rulesIfRoom: [
    'Say which system, shell or version the commands or settings are for, where that matters.',
    'Expose no real password or key, and grant no more rights than are needed.',
  ],
  done: 'Everything asked for works once any marked values are filled in.',
};
