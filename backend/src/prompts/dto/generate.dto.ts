import { KIND_CHOICES } from '@promptmint/core/catalogue/kinds';
import { ANSWER_LANGUAGES } from '@promptmint/core/catalogue/languages';
import { ANSWER_MAX, ANSWERS_MAX, USER_INPUT_MAX } from '@promptmint/core/catalogue/limits';
import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import { LEGACY_USE_CASES, USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { z } from 'zod';
import { text, visible } from '../../http/text.js';
import { uuid } from '../../http/uuid.js';

/** A use case, or one of its older names. */
export const useCaseSchema = z
  .enum([...USE_CASES, ...Object.keys(LEGACY_USE_CASES)])
  .transform((label) => LEGACY_USE_CASES[label] ?? z.enum(USE_CASES).parse(label))
  .meta({
    description: `Older names work too: ${Object.keys(LEGACY_USE_CASES).join(', ')}.`,
  });

/** A request as typed. */
export const userInputSchema = text(USER_INPUT_MAX, 'Your request').check(
  ...visible('Your request cannot be empty'),
);

/** Which language the target model answers in. */
export const languageSchema = z.enum(ANSWER_LANGUAGES).meta({
  description:
    'The language the target model answers in; `same` means the language of the request. The prompt itself is in English.',
});

/** What a person answers to one question of analyze. */
export const answerSchema = z
  .strictObject({
    name: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, {
      error: 'The name of an answer must be in snake_case, of at most 40 characters',
    }),
    text: text(ANSWER_MAX, 'Your answer').check(...visible('Your answer cannot be empty')),
  })
  .meta({ id: 'Answer', example: { name: 'recipient', text: 'our regular customers' } });

const answersSchema = z
  .array(answerSchema, 'answers must be a list')
  .max(ANSWERS_MAX, `Please send at most ${ANSWERS_MAX} answers`)
  .refine((sent) => new Set(sent.map(({ name }) => name)).size === sent.length, {
    error: 'Please answer each question once',
  });

export const generateSchema = z
  .strictObject({
    user_input: userInputSchema,
    use_case: useCaseSchema,
    target_model: z.enum(TARGET_MODELS),
    language: languageSchema,
    kind: z.enum(KIND_CHOICES).optional().meta({
      description:
        'The kind of prompt, or `general` for one that fits every request. Without it, the engine decides.',
    }),
    answers: answersSchema.optional().meta({
      description:
        'Your answers to the questions of analyze, by name. They become part of the prompt.',
    }),
    regenerates: uuid('Please enter the id of a prompt')
      .optional()
      .meta({ description: 'The prompt of yours to generate again.' }),
  })
  .meta({
    id: 'GenerateRequest',
    example: {
      user_input: 'job ad for our bakery, weekend shifts, part time, 15 euros an hour',
      use_case: 'content_creation',
      target_model: 'claude',
      language: 'en',
    },
  });
export type GenerateRequest = z.output<typeof generateSchema>;
