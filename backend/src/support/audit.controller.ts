import { Get, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { AuditPages } from './audit-pages.service.js';
import {
  type AuditAnswer,
  type AuditQuery,
  auditQuerySchema,
  auditSchema,
} from './dto/audit.dto.js';
import { Roles } from './roles.js';
import { CurrentCall, type StaffCall } from './staff-call.js';
import { STAFF_ERRORS, SupportController } from './support-controller.js';

@Roles(['admin'])
@SupportController()
export class AuditController {
  constructor(private readonly pages: AuditPages) {}

  @Get('audit')
  @ApiOperation({
    summary: 'What staff did, newest first',
    description:
      'Every call of support, refused ones included; for admins. Example: `?operation=grantGoodwill&since=2026-11-01T00:00:00Z` lists the goodwill credits since November 1.',
  })
  @ApiResponse({ status: 200, description: 'One page', standardSchema: auditSchema })
  @ApiErrors(...STAFF_ERRORS)
  readAudit(
    @CurrentCall() call: StaffCall,
    @Query({ schema: auditQuerySchema }) query: AuditQuery,
  ): Promise<AuditAnswer> {
    call.accountId = query.account_id ?? null;
    return this.pages.page(query);
  }
}
