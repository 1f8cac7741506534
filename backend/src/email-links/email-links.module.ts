import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { EmailLinks } from './email-links.service.js';

@Module({ imports: [MailModule], providers: [EmailLinks], exports: [EmailLinks] })
export class EmailLinksModule {}
