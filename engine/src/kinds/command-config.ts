import type { KindText } from './kind-text.js';

export const commandConfig: KindText = {
  format: [
    'The commands, settings or steps first, in order and ready to copy; a whole file if the request asks for one, otherwise only the part that changes.',
    'Then what is not plain in them and, for more than a line, how to check that it worked.',
  ],
  rules: [
    'Say which system, shell or version the commands or settings are for, where that matters.',
    'Before any step that deletes, overwrites, exposes or locks out something, warn, and give a trial run or the way back.',
    'Mark the values that were not given so that they stand out.',
  ],
  rulesIfRoom: ['Expose no real password or key, and grant no more rights than are needed.'],
  done: 'Everything asked for works once any marked values are filled in.',
};
