import { Module } from '@nestjs/common';
import { CreditsController } from './credits.controller.js';
import { CreditTools } from './credit-tools.service.js';
import { StatementService } from './statement.service.js';

@Module({
  controllers: [CreditsController],
  providers: [StatementService, CreditTools],
  exports: [CreditTools],
})
export class CreditsModule {}
