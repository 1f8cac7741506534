import { Controller, Delete, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../http/current-user.js';
import { ForApiKeys } from '../http/for-api-keys.js';
import {
  type DeletePrompt,
  deletePromptSchema,
  type PromptDeletedAnswer,
  promptDeletedSchema,
  type PromptRestoredAnswer,
  promptRestoredSchema,
} from './dto/delete.dto.js';
import { type PromptId, promptIdSchema } from './dto/refine.dto.js';
import { PromptDeletionService } from './prompt-deletion.service.js';

@ApiTags('prompts')
@ApiBearerAuth()
@ForApiKeys('prompts:write')
@Controller('api/prompts')
export class PromptDeletionController {
  constructor(private readonly deletion: PromptDeletionService) {}

  @Delete(':id')
  @ApiOperation({
    summary: 'Delete a prompt of yours',
    description:
      'It is gone from every list at once and can be restored for 10 minutes; then its texts are removed. Other versions keep their numbers, and your totals and credits stay as they are. Deleting it again within that time returns the same.',
  })
  @ApiResponse({ status: 200, description: 'Deleted', standardSchema: promptDeletedSchema })
  @ApiErrors('validation_failed', 'unauthorized', 'prompt_not_found', 'prompt_open')
  deletePrompt(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: promptIdSchema }) { id }: PromptId,
    @Query({ schema: deletePromptSchema }) choice: DeletePrompt,
  ): Promise<PromptDeletedAnswer> {
    return this.deletion.delete(user, id, choice);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Restore a prompt that you deleted',
    description:
      'Within 10 minutes. Brings back every version that was deleted together with it. A prompt that is not deleted stays as it is.',
  })
  @ApiResponse({ status: 200, description: 'Restored', standardSchema: promptRestoredSchema })
  @ApiErrors('validation_failed', 'unauthorized', 'prompt_not_found', 'prompt_deleted')
  restorePrompt(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: promptIdSchema }) { id }: PromptId,
  ): Promise<PromptRestoredAnswer> {
    return this.deletion.restore(user, id);
  }
}
