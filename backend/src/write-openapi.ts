import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import {
  API_KEY_CAP_MAX,
  API_KEY_DAYS,
  API_KEY_NAME_MAX,
  API_KEYS_MAX,
  ROTATED_KEY_HOURS,
} from '@promptmint/core/catalogue/api-keys';
import { LOW_CREDITS } from '@promptmint/core/catalogue/credits';
import * as limits from '@promptmint/core/catalogue/limits';
import { CHAT_SITES } from '@promptmint/core/catalogue/models';
import {
  CRITERION_SECTIONS,
  QUALITY_CRITERIA,
  SECTION_LABELS,
} from '@promptmint/core/catalogue/prompt-parts';
import { NOTE_MAX } from '@promptmint/core/catalogue/refinements';
import {
  OWN_TEMPLATES_MAX,
  TEMPLATE_BLANK,
  TEMPLATE_DESCRIPTION_MAX,
  TEMPLATE_TEXT_MAX,
  TEMPLATE_TEXT_MIN,
  TEMPLATE_TITLE_MAX,
} from '@promptmint/core/catalogue/templates';
import {
  SHARED_LINK_DAYS,
  SHARED_LINK_DEFAULT_DAYS,
} from '@promptmint/core/catalogue/shared-links';
import { LEGACY_USE_CASES, USE_CASE_NAMES } from '@promptmint/core/catalogue/use-cases';
import { readSettings } from '@promptmint/core/config/read-settings';
import { openQueueStore } from '@promptmint/core/queues/queue-store';
import { AppModule } from './app.module.js';
import { CatalogueController } from './catalogue/catalogue.controller.js';
import { createOpenApiDocument } from './openapi.js';

// Nothing connects in preview mode: these values only have to be valid.
const settings = readSettings({
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  JWT_SECRET: 'not used: this process signs nothing',
});
const app = await NestFactory.create(
  AppModule.of(settings, openQueueStore(settings)),
  new FastifyAdapter(),
  { preview: true, logger: ['error'] },
);
await write('openapi.json', createOpenApiDocument(app));
// What the public pages are built with; the answer of `GET /api/catalogue`.
await write('frontend/src/api/catalogue.json', new CatalogueController(settings).catalogue());
// The numbers that forms check and pages mention; lengths are in characters (code points).
await write('frontend/src/api/limits.json', {
  requestMax: limits.USER_INPUT_MAX,
  answersMax: limits.ANSWERS_MAX,
  answerMax: limits.ANSWER_MAX,
  noteMax: NOTE_MAX,
  fullNameMax: limits.FULL_NAME_MAX,
  emailMax: limits.EMAIL_MAX,
  passwordMin: limits.PASSWORD_MIN,
  contactNameMax: limits.CONTACT_NAME_MAX,
  contactSubjectMax: limits.CONTACT_SUBJECT_MAX,
  contactMessageMin: limits.CONTACT_MESSAGE_MIN,
  contactMessageMax: limits.CONTACT_MESSAGE_MAX,
  ownTemplatesMax: OWN_TEMPLATES_MAX,
  templateTitleMax: TEMPLATE_TITLE_MAX,
  templateDescriptionMax: TEMPLATE_DESCRIPTION_MAX,
  templateTextMin: TEMPLATE_TEXT_MIN,
  templateTextMax: TEMPLATE_TEXT_MAX,
  apiKeysMax: API_KEYS_MAX,
  apiKeyNameMax: API_KEY_NAME_MAX,
  apiKeyCapMax: API_KEY_CAP_MAX,
  apiKeyDays: API_KEY_DAYS,
  rotatedKeyHours: ROTATED_KEY_HOURS,
  lowCredits: LOW_CREDITS,
  sharedLinkDays: SHARED_LINK_DAYS,
  sharedLinkDefaultDays: SHARED_LINK_DEFAULT_DAYS,
  searchMin: limits.SEARCH_MIN,
  searchMax: limits.SEARCH_MAX,
});
// The use cases' names, and the keys that stored drafts and prompts of earlier releases may have.
await write('frontend/src/api/use-cases.json', {
  names: USE_CASE_NAMES,
  earlier: LEGACY_USE_CASES,
});
await write('frontend/src/api/chat-sites.json', CHAT_SITES);
await write('frontend/src/api/template-blank.json', { pattern: TEMPLATE_BLANK });
// A criterion has the name of the section that meets it.
await write(
  'frontend/src/api/criteria.json',
  Object.fromEntries(
    QUALITY_CRITERIA.map((criterion) => [criterion, SECTION_LABELS[CRITERION_SECTIONS[criterion]]]),
  ),
);
process.exit(0);

/** Writes a file of the contract, by its path in the repository. */
async function write(path: string, content: unknown): Promise<void> {
  const text = JSON.stringify(content, null, 2);
  await writeFile(new URL(`../../${path}`, import.meta.url), `${text}\n`);
}
