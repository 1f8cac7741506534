import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { ExportController } from './export.controller.js';
import { ExportService } from './export.service.js';

@Module({ imports: [MailModule], controllers: [ExportController], providers: [ExportService] })
export class DataExportModule {}
