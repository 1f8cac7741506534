import type { KindText } from './kind-text.js';

export const writeCode: KindText = {
  format: [
    'The complete code first, ready to run; where one call or option is asked for, that alone.',
  ],
  formatIfRoom: [
    'Then how to run it, where that is not plain, and any assumption or version it relies on.',
  ],
  rules: [
    'In any code, use only functions and options that you are sure exist.',
    'Add no libraries or features beyond what the request names or the task needs.',
    'Where it deletes, overwrites or sends something, show how to try it out safely first.',
  ],
  rulesIfRoom: [
    'Put any keys, paths and names that were not given in one marked place.',
    'Handle empty or invalid input where the task can meet it.',
  ],
  done: 'Everything asked for is done, and no code is left as a stub unless the request asks for that, or it cannot be known and is marked.',
};
