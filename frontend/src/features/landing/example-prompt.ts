/**
 * A request and what the built-in composer made of it: content creation, for ChatGPT, answer in
 * English. Nothing in it was edited.
 */
export const EXAMPLE = {
  request: 'linkedin post about our new coffee roastery in Leeds, opens 4 May, no hashtags',
  prompt: {
    sections: [
      {
        key: 'role',
        label: 'Role',
        text: '# Role\nYou are a writer of LinkedIn posts for the café trade who gives readers one reason to act.',
      },
      {
        key: 'objective',
        label: 'Task',
        text: '# Task\nWrite a linkedin post about our new coffee roastery in Leeds.',
      },
      {
        key: 'material',
        label: 'Request',
        text: '# Request\nMy request as I typed it stands in this block.\n\n> linkedin post about our new coffee roastery in Leeds, opens 4 May, no hashtags',
      },
      {
        key: 'context',
        label: 'Facts',
        text: '# Facts\n- Opens 4 May.\n- One detail only I can know (a scene, a taste, a sentence somebody said): {{one_real_detail}}',
      },
      {
        key: 'validation',
        label: 'Done when',
        text: '# Done when\n- Check that each of these is in every variant, unchanged: Leeds and 4 May.\n- Cover the name: if anybody else with coffee could post the same first line, write another.',
      },
      {
        key: 'constraints',
        label: 'Limits',
        text: '# Limits\n- No hashtags.\n- Say only what the request says about coffee, and add nothing to the offer, the place or the person.\n- Do without emoji, and use at most one exclamation mark.\n- Take these as I gave them: Leeds and 4 May.\n- If no such detail is given, write without one and invent none.\n- Keep the text itself to at most 180 words.\n- Answer in English.',
      },
      {
        key: 'format',
        label: 'Output format',
        text: '# Output format\nTwo variants about coffee that open differently, each: a first line that works alone, the point, what to do.\n\nOne example (first lines in the right voice, from other trades):\n> Subject: a second-hand shop\n> First line: This coat has been to Oslo twice without you.',
      },
    ],
    placeholders: ['one_real_detail'],
  },
  requestScore: {
    has_role: false,
    has_context: true,
    has_objective: false,
    has_format: false,
    has_constraints: false,
    has_examples: false,
    has_validation: false,
  },
  qualityScore: {
    has_role: true,
    has_context: true,
    has_objective: true,
    has_format: true,
    has_constraints: true,
    has_examples: true,
    has_validation: true,
  },
  /** Estimated, of the whole prompt. */
  tokens: 303,
};

/** How the same request opens for each target model. */
export const OPENINGS = {
  claude:
    '<role>\nYou are a writer of LinkedIn posts for the café trade who gives readers one reason to act.\n</role>',
  chatgpt:
    '# Role\nYou are a writer of LinkedIn posts for the café trade who gives readers one reason to act.',
  gemini:
    '## Persona\nWriter of LinkedIn posts for the café trade who gives readers one reason to act.',
} as const;

/** Requests in other languages, and lines that the built-in composer wrote for them, word for word. */
export const TONGUES = [
  {
    lang: 'de',
    request: 'Stellenanzeige für unsere Bäckerei, Wochenendschichten, 15 Euro die Stunde',
    lines: 'It is about: job ad (Stellenanzeige), bakery (Bäckerei).',
    answer: 'Answer in German.',
  },
  {
    lang: 'es',
    request: 'correo a mi casero: la calefacción lleva 9 días rota',
    lines: 'It is about: email (correo), landlord (casero), heating (calefacción).',
    answer: 'Answer in Spanish.',
  },
  {
    lang: 'ru',
    request: 'извинение клиенту, посылка опоздала на 9 дней, заказ 4711',
    lines:
      'It is about: apology (извинение), customer (клиенту), parcel (посылка), customer orders (заказ).',
    answer: 'Answer in Russian.',
  },
] as const;
