import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { HealthServer } from './health-server.js';

@Module({ imports: [DiscoveryModule], providers: [HealthServer] })
export class HealthModule {}
