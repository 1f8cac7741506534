import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import { User } from '@promptmint/core/database/entities/user';
import type { SignedInUser } from '../http/current-user.js';
import { MailService } from '../mail/mail.service.js';
import { SETTINGS } from '../settings.js';
import type { ExportFormat } from './dto/export.dto.js';
import { jsonDocument } from './json-document.js';
import { markdownDocument } from './markdown-document.js';

/** A document that is read from the database while the client downloads it. */
export interface Export {
  fileName: string;
  contentType: string;
  pieces: AsyncIterable<string>;
}

/** Gives people all of their data. */
@Injectable()
export class ExportService {
  private readonly logger = new Logger(ExportService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'APP_NAME'>,
  ) {}

  /**
   * Starts an export. The notice is queued before the first piece, so that a thief with a stolen session
   * cannot prevent it by stopping before the last.
   */
  async begin(user: SignedInUser, format: ExportFormat): Promise<Export> {
    const at = new Date();
    await this.queueNotice(user, at);
    const name = fileNameOf(this.settings.APP_NAME, at);
    // Later reads happen after the request's context has ended.
    const em = this.em.fork();
    return format === 'json'
      ? {
          fileName: `${name}.json`,
          contentType: 'application/json',
          pieces: this.logged(jsonDocument(em, await em.findOneOrFail(User, user.id), at)),
        }
      : {
          fileName: `${name}.md`,
          contentType: 'text/markdown; charset=utf-8',
          pieces: this.logged(
            markdownDocument(em, user.id, `Your prompts from ${this.settings.APP_NAME}`),
          ),
        };
  }

  private async queueNotice({ id: userId }: SignedInUser, at: Date): Promise<void> {
    const payload = { template: 'export-ready' as const, userId, at: at.toISOString() };
    const key = `export-ready.${userId}.${at.getTime()}`;
    const sendMail = await this.em.transactional((tx) => this.mail.queue(tx, key, payload));
    sendMail();
  }

  /** A failure after the first piece reaches no error filter. */
  private async *logged(pieces: AsyncIterable<string>): AsyncGenerator<string> {
    try {
      yield* pieces;
    } catch (error) {
      this.logger.error({ err: error }, 'an export broke off');
      throw error;
    }
  }
}

/** Such as `promptmint-export-2026-11-21`, in letters that every file system takes. */
function fileNameOf(appName: string, at: Date): string {
  const words = appName.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [...words, 'export', at.toISOString().slice(0, 10)].join('-');
}
