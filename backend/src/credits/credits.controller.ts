import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../http/current-user.js';
import { ForApiKeys } from '../http/for-api-keys.js';
import { type Pagination, paginationSchema } from '../http/pagination.dto.js';
import {
  type CreditsAnswer,
  creditsSchema,
  type LedgerAnswer,
  ledgerSchema,
} from './dto/credits.dto.js';
import { StatementService } from './statement.service.js';

@ApiTags('credits')
@ApiBearerAuth()
@Controller('api')
export class CreditsController {
  constructor(private readonly statement: StatementService) {}

  @Get('auth/credits')
  @ForApiKeys('credits:read')
  @ApiOperation({ summary: 'How many credits are left' })
  @ApiResponse({ status: 200, description: 'The balance', standardSchema: creditsSchema })
  @ApiErrors('unauthorized')
  credits(@CurrentUser() user: SignedInUser): CreditsAnswer {
    return { credits: user.credits };
  }

  @Get('credits/ledger')
  // It shows how each request begins.
  @ForApiKeys('credits:read', 'prompts:read')
  @ApiOperation({
    summary: 'Every change to your balance, newest first',
    description: 'Each with the balance after it and its prompt or payment.',
  })
  @ApiResponse({ status: 200, description: 'One page', standardSchema: ledgerSchema })
  @ApiErrors('validation_failed', 'unauthorized')
  ledger(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: paginationSchema }) query: Pagination,
  ): Promise<LedgerAnswer> {
    return this.statement.page(user, query);
  }
}
