import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { SETTINGS } from '../settings.js';
import { openCountStore } from './count-store.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { COUNT_STORE, RateLimits } from './rate-limits.service.js';

/** Its guard reads who is signed in: import it after the module whose guard finds that out. */
@Module({
  providers: [
    { provide: COUNT_STORE, inject: [SETTINGS], useFactory: openCountStore },
    RateLimits,
    { provide: APP_GUARD, useClass: RateLimitGuard },
  ],
  exports: [RateLimits],
})
export class RateLimitsModule {}
