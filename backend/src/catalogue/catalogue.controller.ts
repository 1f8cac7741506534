import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { GENERATION_COST } from '@promptmint/core/catalogue/credits';
import { LANGUAGE_CODES, LANGUAGES } from '@promptmint/core/catalogue/languages';
import { TARGET_MODEL_NAMES, TARGET_MODELS } from '@promptmint/core/catalogue/models';
import { WISHES } from '@promptmint/core/catalogue/refinements';
import { USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { hasLanguageModel, type Settings } from '@promptmint/core/config/settings';
import { z } from 'zod';
import { ApiErrors } from '../http/api-errors.js';
import { Public } from '../http/public.js';
import { SETTINGS } from '../settings.js';

const catalogueSchema = z
  .object({
    use_cases: z.array(z.enum(USE_CASES)),
    target_models: z.array(z.object({ id: z.enum(TARGET_MODELS), name: z.string() })),
    languages: z.array(z.object({ code: z.enum(LANGUAGE_CODES), name: z.string() })),
    costs: z.object({ generation: z.int(), refinement: z.int() }).meta({
      description: 'In credits.',
    }),
    wishes: z.array(z.enum(WISHES)),
    notes: z.boolean().meta({
      description: "Whether a prompt can be refined by a note in one's own words.",
    }),
  })
  .meta({
    id: 'Catalogue',
    example: {
      use_cases: ['auto_detect'],
      target_models: [{ id: 'claude', name: 'Claude' }],
      languages: [{ code: 'en', name: 'English' }],
      costs: { generation: 1, refinement: 1 },
      wishes: ['shorter'],
      notes: false,
    },
  });

@ApiTags('catalogue')
@Controller('api/catalogue')
export class CatalogueController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'What can be chosen, and what it costs' })
  @ApiResponse({ status: 200, description: 'The catalogue', standardSchema: catalogueSchema })
  @ApiErrors()
  catalogue(): z.infer<typeof catalogueSchema> {
    return {
      use_cases: [...USE_CASES],
      target_models: TARGET_MODELS.map((id) => ({ id, name: TARGET_MODEL_NAMES[id] })),
      languages: LANGUAGE_CODES.map((code) => ({ code, name: LANGUAGES[code] })),
      costs: { generation: GENERATION_COST, refinement: GENERATION_COST },
      wishes: [...WISHES],
      notes: hasLanguageModel(this.settings),
    };
  }
}
