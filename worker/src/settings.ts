import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';

/** Injection token of the parsed settings. */
export const SETTINGS = Symbol('settings');

/** Gives the parsed settings to every module. */
@Global()
@Module({})
export class SettingsModule {
  static of(settings: Settings): DynamicModule {
    return {
      module: SettingsModule,
      providers: [{ provide: SETTINGS, useValue: settings }],
      exports: [SETTINGS],
    };
  }
}
