import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeysService } from './api-keys.service.js';

@Module({ imports: [MailModule], controllers: [ApiKeysController], providers: [ApiKeysService] })
export class ApiKeysModule {}
