import { Controller, Delete, Get, Param, Put, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { User } from '@promptmint/core/database/entities/user';
import { CurrentUser } from '../http/current-user.js';
import { type PromptParams, promptParamsSchema } from './local-model.dto.js';
import { LocalModelService } from './local-model.service.js';
import { LoopbackGuard } from './loopback.guard.js';

/** For the site on a local start; no part of the contract, because no other start answers it. */
@ApiExcludeController()
@UseGuards(LoopbackGuard)
@Controller('api/local/model')
export class LocalModelController {
  constructor(private readonly models: LocalModelService) {}

  @Get()
  localModel() {
    return this.models.ask(null);
  }

  @Put()
  useLocalModel() {
    return this.models.ask('use');
  }

  @Delete()
  undoLocalModel() {
    return this.models.ask('undo');
  }

  @Get('prompts/:id')
  writer(@CurrentUser() user: User, @Param({ schema: promptParamsSchema }) { id }: PromptParams) {
    return this.models.writerOf(user, id);
  }
}
