import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { TEMPLATES } from '@promptmint/core/catalogue/templates';
import { ApiErrors } from '../http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../http/current-user.js';
import { ForApiKeys } from '../http/for-api-keys.js';
import {
  type TemplateAnswer,
  type TemplateDraft,
  templateDraftSchema,
  type TemplateId,
  templateIdSchema,
  type TemplateImport,
  templateImportSchema,
  templateSchema,
  type TemplatesAnswer,
  type TemplatesImportedAnswer,
  templatesImportedSchema,
  templatesSchema,
} from './dto/templates.dto.js';
import { toBuiltInAnswer, toOwnAnswer } from './template-answer.js';
import { TemplatesService } from './templates.service.js';

/** What both operations that write a template can answer. */
const WRITING_ERRORS = [
  'validation_failed',
  'unauthorized',
  'plan_required',
  'body_too_large',
  'unsupported_media_type',
] as const;

@ApiTags('templates')
@ApiBearerAuth()
@Controller('api/templates')
export class TemplatesController {
  constructor(private readonly own: TemplatesService) {}

  @Get()
  @ForApiKeys('prompts:read')
  @ApiOperation({
    summary: 'Templates to start from',
    description:
      'Those of the product, then your own, newest first. An advanced one is locked for plans without it. Your own are never locked.',
  })
  @ApiResponse({ status: 200, description: 'All of them', standardSchema: templatesSchema })
  @ApiErrors('unauthorized')
  async templates(@CurrentUser() user: SignedInUser): Promise<TemplatesAnswer> {
    const own = await this.own.list(user);
    return {
      templates: [
        ...TEMPLATES.map((template) => toBuiltInAnswer(template, user.plan)),
        ...own.map(toOwnAnswer),
      ],
    };
  }

  @Post()
  @ForApiKeys('prompts:write')
  @ApiOperation({
    summary: 'Save a template of your own',
    description: 'Needs a plan that includes templates of your own.',
  })
  @ApiResponse({ status: 201, description: 'The template', standardSchema: templateSchema })
  @ApiErrors(...WRITING_ERRORS, 'too_many_templates')
  async createTemplate(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: templateDraftSchema }) draft: TemplateDraft,
  ): Promise<TemplateAnswer> {
    return toOwnAnswer(await this.own.create(user, draft));
  }

  @Post('import')
  @ForApiKeys('prompts:write')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Save several templates of your own',
    description:
      'In one transaction: all but those that are refused, with the reason for each. Needs a plan that includes templates of your own.',
  })
  @ApiResponse({
    status: 200,
    description: 'What was saved',
    standardSchema: templatesImportedSchema,
  })
  @ApiErrors(...WRITING_ERRORS)
  async importTemplates(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: templateImportSchema }) { templates }: TemplateImport,
  ): Promise<TemplatesImportedAnswer> {
    const { created, refused } = await this.own.createMany(user, templates);
    return { created: created.map(toOwnAnswer), refused };
  }

  @Put(':id')
  @ForApiKeys('prompts:write')
  @ApiOperation({
    summary: 'Replace a template of your own',
    description: 'All of it: what is left out is emptied.',
  })
  @ApiResponse({ status: 200, description: 'The template', standardSchema: templateSchema })
  @ApiErrors(...WRITING_ERRORS, 'template_not_found')
  async replaceTemplate(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: templateIdSchema }) { id }: TemplateId,
    @Body({ schema: templateDraftSchema }) draft: TemplateDraft,
  ): Promise<TemplateAnswer> {
    return toOwnAnswer(await this.own.replace(user, id, draft));
  }

  @Delete(':id')
  @ForApiKeys('prompts:read', 'prompts:write')
  @ApiOperation({
    summary: 'Delete a template of your own',
    description: 'Whatever your plan is. Returns the template that was deleted.',
  })
  @ApiResponse({ status: 200, description: 'It is gone', standardSchema: templateSchema })
  @ApiErrors('unauthorized', 'template_not_found')
  async deleteTemplate(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: templateIdSchema }) { id }: TemplateId,
  ): Promise<TemplateAnswer> {
    return toOwnAnswer(await this.own.delete(user, id));
  }
}
