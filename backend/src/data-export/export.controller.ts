import { Readable } from 'node:stream';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../http/current-user.js';
import { RateLimited } from '../http/rate-limited.js';
import { toOpenApi } from '../openapi-schemas.js';
import { type ExportQuery, exportQuerySchema, exportSchema } from './dto/export.dto.js';
import { ExportService } from './export.service.js';

const JSON_EXPORT = toOpenApi(exportSchema, 'output').schema;

@ApiTags('auth')
@ApiBearerAuth()
@Controller('api/auth')
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  /**
   * An error after the first byte breaks the connection, so that a short document is never taken
   * for a complete one.
   */
  @Get('export')
  @RateLimited('export')
  @ApiOperation({
    summary: 'Download all of your data',
    description:
      'One complete file, including prompts that the plan no longer shows. An email to a verified address confirms the download. If something fails midway, the transfer is cut off.',
  })
  @ApiResponse({
    status: 200,
    description: 'Everything as JSON, or the prompts as Markdown',
    headers: {
      'Content-Disposition': { description: 'Names the file.', schema: { type: 'string' } },
    },
    content: {
      'application/json': { schema: JSON_EXPORT },
      'text/markdown': { schema: { type: 'string' } },
    },
  })
  @ApiErrors('validation_failed', 'unauthorized', 'too_many_requests')
  async exportAccount(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: exportQuerySchema }) { format }: ExportQuery,
  ): Promise<StreamableFile> {
    const { fileName, contentType, pieces } = await this.exports.begin(user, format);
    return new StreamableFile(Readable.from(pieces), {
      type: contentType,
      disposition: `attachment; filename="${fileName}"`,
    });
  }
}
