import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { User } from '@promptmint/core/database/entities/user';
import { z } from 'zod';
import { ApiErrors } from '../http/api-errors.js';
import { CurrentUser } from '../http/current-user.js';

const creditsSchema = z
  .object({ credits: z.int() })
  .meta({ id: 'Credits', example: { credits: 10 } });

@ApiTags('credits')
@Controller('api/auth/credits')
export class CreditsController {
  @Get()
  @ApiBearerAuth()
  @ApiOperation({ summary: 'How many credits are left' })
  @ApiResponse({ status: 200, description: 'The balance', standardSchema: creditsSchema })
  @ApiErrors('unauthorized')
  credits(@CurrentUser() user: User): z.infer<typeof creditsSchema> {
    return { credits: user.credits };
  }
}
