import { Module } from '@nestjs/common';
import { WebController } from './web.controller.js';

/** Last of the modules, so that its catch-all route comes after every other. */
@Module({ controllers: [WebController] })
export class WebModule {}
