import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { SETTINGS } from '../settings.js';
import { openCountStore } from './count-store.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { COUNT_STORE, RateLimits } from './rate-limits.service.js';

/** Its guard reads the signed-in user: import it after the module whose guard loads that user. */
@Module({
  providers: [
    { provide: COUNT_STORE, inject: [SETTINGS], useFactory: openCountStore },
    RateLimits,
    { provide: APP_GUARD, useClass: RateLimitGuard },
  ],
  exports: [RateLimits],
})
export class RateLimitsModule {}
