import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AdmissionGuard } from './admission.guard.js';
import { Admission } from './admission.service.js';

/** Imported before the module that checks tokens, so that its guard comes first. */
@Global()
@Module({
  providers: [Admission, { provide: APP_GUARD, useClass: AdmissionGuard }],
  exports: [Admission],
})
export class AdmissionModule {}
