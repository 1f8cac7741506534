import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ApiErrors } from '../http/api-errors.js';
import { ApiKeyScopes } from '../http/for-api-keys.js';
import { Public } from '../http/public.js';
import { ReadinessService } from './readiness.service.js';

const healthSchema = z
  .object({ status: z.literal('ok') })
  .meta({ id: 'Health', example: { status: 'ok' } });
type Health = z.infer<typeof healthSchema>;

@ApiTags('health')
@Public(true)
@ApiKeyScopes([])
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  @Get('live')
  @ApiOperation({ summary: 'Whether this process answers' })
  @ApiResponse({ status: 200, description: 'The process answers', standardSchema: healthSchema })
  live(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({
    summary: 'Whether a generation would work now',
    description: 'The database and the queue answer, and a worker has been active recently.',
  })
  @ApiResponse({
    status: 200,
    description: 'A generation would work',
    standardSchema: healthSchema,
  })
  @ApiErrors()
  async ready(): Promise<Health> {
    await this.readiness.check();
    return { status: 'ok' };
  }
}
