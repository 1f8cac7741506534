import { Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { type Pagination, paginationSchema } from '../http/pagination.dto.js';
import {
  type EndedGeneration,
  endedGenerationSchema,
  type OpenGenerationsAnswer,
  openGenerationsSchema,
  type PromptParams,
  promptParamsSchema,
} from './dto/open-generations.dto.js';
import { OpenGenerations } from './open-generations.service.js';
import { Roles } from './roles.js';
import { CurrentCall, type StaffCall } from './staff-call.js';
import { STAFF_ERRORS, SupportController } from './support-controller.js';

@Roles(['support', 'admin'])
@SupportController()
export class OpenGenerationsController {
  constructor(private readonly generations: OpenGenerations) {}

  @Get('open-generations')
  @ApiOperation({
    summary: 'List generations without an end',
    description:
      'Charged, and without a result or a refund so far; the one whose deadline is nearest first, without texts. Most end within a minute. Example: one that is `overdue` for longer than a few seconds means that no worker runs, or that none can reach the database.',
  })
  @ApiResponse({ status: 200, description: 'One page', standardSchema: openGenerationsSchema })
  @ApiErrors(...STAFF_ERRORS)
  openGenerations(
    @Query({ schema: paginationSchema }) page: Pagination,
  ): Promise<OpenGenerationsAnswer> {
    return this.generations.page(page);
  }

  @Post('open-generations/:prompt_id/end')
  @HttpCode(200)
  @ApiOperation({
    summary: 'End a generation and give its credit back',
    description:
      'As the worker does at the deadline: the person sees that it failed and has the credit again. A result that comes later is dropped; one that came just before stays, and this returns 409 `generation_ended`. Example: a person does not want to wait for the deadline.',
  })
  @ApiResponse({
    status: 200,
    description: 'It is refunded',
    standardSchema: endedGenerationSchema,
  })
  @ApiErrors(...STAFF_ERRORS, 'prompt_not_found', 'own_account', 'generation_ended')
  endGeneration(
    @CurrentCall() call: StaffCall,
    @Param({ schema: promptParamsSchema }) { prompt_id }: PromptParams,
  ): Promise<EndedGeneration> {
    return this.generations.end(call, prompt_id);
  }
}
