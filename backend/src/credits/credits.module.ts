import { Module } from '@nestjs/common';
import { CreditsController } from './credits.controller.js';
import { StatementService } from './statement.service.js';

@Module({ controllers: [CreditsController], providers: [StatementService] })
export class CreditsModule {}
