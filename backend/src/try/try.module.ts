import { Module } from '@nestjs/common';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { TryController } from './try.controller.js';

/** A prompt for people without an account. */
@Module({ imports: [RateLimitsModule], controllers: [TryController] })
export class TryModule {}
