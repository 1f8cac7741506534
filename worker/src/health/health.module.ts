import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Consumers } from './consumers.js';
import { HealthServer } from './health-server.js';
import { EXIT, Watchdog } from './watchdog.js';

@Module({
  imports: [DiscoveryModule],
  providers: [
    Consumers,
    HealthServer,
    Watchdog,
    { provide: EXIT, useValue: (code: number) => process.exit(code) },
  ],
})
export class HealthModule {}
