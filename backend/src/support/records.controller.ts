import { Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { type Pagination, paginationSchema } from '../http/pagination.dto.js';
import { type AccountParams, accountParamsSchema } from './dto/accounts.dto.js';
import {
  type SupportLedger,
  supportLedgerSchema,
  type SupportPayments,
  supportPaymentsSchema,
  type SupportPrompts,
  supportPromptsSchema,
} from './dto/records.dto.js';
import { SupportRecords } from './records.service.js';
import { Roles } from './roles.js';
import { STAFF_ERRORS, SupportController } from './support-controller.js';

@Roles(['support', 'admin'])
@SupportController()
export class SupportRecordsController {
  constructor(private readonly records: SupportRecords) {}

  @Get('accounts/:account_id/ledger')
  @ApiOperation({
    summary: "An account's ledger, newest first",
    description:
      'Every change of the balance. The reference says what for: `refund:<prompt>` gave back the credit of a generation that failed, `purchase:<session>` came with a payment, `settle:...` repaid owed credits. Example: `?limit=5` shows the last five.',
  })
  @ApiResponse({ status: 200, description: 'One page', standardSchema: supportLedgerSchema })
  @ApiErrors(...STAFF_ERRORS, 'account_not_found')
  accountLedger(
    @Param({ schema: accountParamsSchema }) { account_id }: AccountParams,
    @Query({ schema: paginationSchema }) page: Pagination,
  ): Promise<SupportLedger> {
    return this.records.ledger(account_id, page);
  }

  @Get('accounts/:account_id/payments')
  @ApiOperation({
    summary: "An account's payments, newest first",
    description:
      'Also those that were never paid. `id` is the transaction on the receipt. Example: a payment that is `pending` an hour after it was made was left at the checkout.',
  })
  @ApiResponse({ status: 200, description: 'One page', standardSchema: supportPaymentsSchema })
  @ApiErrors(...STAFF_ERRORS, 'account_not_found')
  accountPayments(
    @Param({ schema: accountParamsSchema }) { account_id }: AccountParams,
    @Query({ schema: paginationSchema }) page: Pagination,
  ): Promise<SupportPayments> {
    return this.records.payments(account_id, page);
  }

  @Get('accounts/:account_id/prompts')
  @ApiOperation({
    summary: "An account's prompts, newest first, without their texts",
    description:
      'State, times, cost and provider of each generation. Example: one that is `failed` has a `refund:<id>` in the ledger; one that is `queued` or `running` ends at its `deadline_at` at the latest.',
  })
  @ApiResponse({ status: 200, description: 'One page', standardSchema: supportPromptsSchema })
  @ApiErrors(...STAFF_ERRORS, 'account_not_found')
  accountPrompts(
    @Param({ schema: accountParamsSchema }) { account_id }: AccountParams,
    @Query({ schema: paginationSchema }) page: Pagination,
  ): Promise<SupportPrompts> {
    return this.records.prompts(account_id, page);
  }
}
