import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { GENERATION_COST, SIGNUP_CREDITS } from '@promptmint/core/catalogue/credits';
import { KIND_KEYS, KINDS } from '@promptmint/core/catalogue/kinds';
import { ANSWER_LANGUAGE_NAMES, ANSWER_LANGUAGES } from '@promptmint/core/catalogue/languages';
import { TARGET_MODEL_NAMES, TARGET_MODELS } from '@promptmint/core/catalogue/models';
import { PACK_TYPES, PACKS } from '@promptmint/core/catalogue/packs';
import {
  type Feature,
  FEATURES,
  featuresOf,
  HISTORY_DAYS,
  PLANS,
} from '@promptmint/core/catalogue/plans';
import { NAMED_REFINEMENTS } from '@promptmint/core/catalogue/refinements';
import { RESOLVED_USE_CASES, USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { hasLanguageModel, type Settings } from '@promptmint/core/config/settings';
import { z } from 'zod';
import { ApiErrors } from '../http/api-errors.js';
import { ApiKeyScopes } from '../http/for-api-keys.js';
import { Public } from '../http/public.js';
import { SETTINGS } from '../settings.js';

const PACK_EXAMPLE = {
  id: 'starter' as const,
  name: PACKS.starter.name,
  credits: PACKS.starter.credits,
  price_cents: PACKS.starter.priceCents,
  currency: 'usd' as const,
};

const packSchema = z
  .object({
    id: z.enum(PACK_TYPES),
    name: z.string(),
    credits: z.int(),
    price_cents: z.int(),
    currency: z.literal('usd'),
  })
  .meta({ id: 'Pack', example: PACK_EXAMPLE });

const PLAN_EXAMPLE = { id: 'free' as const, features: featuresOf('free'), history_days: 7 };

const planSchema = z
  .object({
    id: z.enum(PLANS),
    features: z.object(
      Object.fromEntries(FEATURES.map((feature) => [feature, z.boolean()])) as Record<
        Feature,
        z.ZodBoolean
      >,
    ),
    history_days: z.int().nullable().meta({ description: 'Null means no limit.' }),
  })
  .meta({ id: 'Plan', example: PLAN_EXAMPLE });

const catalogueSchema = z
  .object({
    use_cases: z.array(z.enum(USE_CASES)),
    target_models: z.array(z.object({ id: z.enum(TARGET_MODELS), name: z.string() })),
    languages: z.array(z.object({ code: z.enum(ANSWER_LANGUAGES), name: z.string() })).meta({
      description: 'The values that generate and the profile accept.',
    }),
    kinds: z
      .array(
        z.object({
          id: z.enum(KIND_KEYS),
          label: z.string(),
          use_cases: z.array(z.enum(RESOLVED_USE_CASES)),
        }),
      )
      .meta({ description: 'Kinds of request, with the use cases they can belong to.' }),
    costs: z.object({ generation: z.int(), refinement: z.int() }).meta({
      description: 'In credits.',
    }),
    signup_credits: z.int().meta({ description: 'Credits that come with a new account.' }),
    packs: z.array(packSchema),
    plans: z.array(planSchema),
    wishes: z.array(z.enum(NAMED_REFINEMENTS)),
    shared_links: z.boolean().meta({
      description: 'Whether a prompt can be shared with a link.',
    }),
    notes: z.boolean().meta({
      description: 'Whether a prompt can be refined with a free-text note.',
    }),
  })
  .meta({
    id: 'Catalogue',
    example: {
      use_cases: ['auto_detect'],
      target_models: [{ id: 'claude', name: TARGET_MODEL_NAMES.claude }],
      languages: [{ code: 'en', name: 'English' }],
      kinds: [{ id: 'translate', label: 'Translate', use_cases: ['content_creation'] }],
      costs: { generation: 1, refinement: 1 },
      signup_credits: 10,
      packs: [PACK_EXAMPLE],
      plans: [PLAN_EXAMPLE],
      wishes: ['shorter'],
      shared_links: true,
      notes: false,
    },
  });

@ApiTags('catalogue')
@Controller('api/catalogue')
export class CatalogueController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  @Get()
  @Public()
  @ApiKeyScopes([])
  @ApiOperation({ summary: 'Options and prices' })
  @ApiResponse({ status: 200, description: 'The catalogue', standardSchema: catalogueSchema })
  @ApiErrors()
  catalogue(): z.infer<typeof catalogueSchema> {
    return {
      use_cases: [...USE_CASES],
      target_models: TARGET_MODELS.map((id) => ({ id, name: TARGET_MODEL_NAMES[id] })),
      languages: ANSWER_LANGUAGES.map((code) => ({ code, name: ANSWER_LANGUAGE_NAMES[code] })),
      kinds: KIND_KEYS.map((id) => ({
        id,
        label: KINDS[id].label,
        use_cases: [...KINDS[id].useCases],
      })),
      costs: { generation: GENERATION_COST, refinement: GENERATION_COST },
      signup_credits: SIGNUP_CREDITS,
      packs: PACK_TYPES.map((id) => ({
        id,
        name: PACKS[id].name,
        credits: PACKS[id].credits,
        price_cents: PACKS[id].priceCents,
        currency: PACKS[id].currency,
      })),
      plans: PLANS.map((id) => ({ id, features: featuresOf(id), history_days: HISTORY_DAYS[id] })),
      wishes: [...NAMED_REFINEMENTS],
      shared_links: this.settings.ALLOW_SHARED_LINKS === 'on',
      notes: hasLanguageModel(this.settings),
    };
  }
}
