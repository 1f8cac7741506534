import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { mailboxOf } from '@promptmint/core/accounts/person-key';
import { planHas } from '@promptmint/core/catalogue/plans';
import { ContactMessage } from '@promptmint/core/database/entities/contact-message';
import type { SignedInUser } from '../http/current-user.js';
import { MailService } from '../mail/mail.service.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import type { ContactRequest } from './dto/contact.dto.js';

/** Messages to support. */
@Injectable()
export class ContactService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Keeps a message, sends it to support and acknowledges it to the sender, all or nothing. A message
   * with the trap field filled is dropped. A mailbox that has had too many acknowledgements gets no more of
   * them: the address may be somebody else's.
   * @param user the signed-in person; their plan decides on priority, never the typed address.
   */
  async submit(user: SignedInUser | null, request: ContactRequest): Promise<void> {
    const { website, ...fields } = request;
    if (website) return;
    const id = randomUUID();
    const mailbox = mailboxOf(fields.email);
    const acknowledges =
      (await this.limits.countTry('acknowledgements-per-mailbox', mailbox)) === 0;
    const templates = acknowledges
      ? (['contact-forwarded', 'contact-acknowledged'] as const)
      : (['contact-forwarded'] as const);
    const sendMails = await this.em.transactional(async (tx) => {
      await tx.insert(ContactMessage, {
        ...fields,
        id,
        user: user?.id ?? null,
        priority: user !== null && planHas(user.plan, 'priority_support'),
        createdAt: new Date(),
      });
      return Promise.all(
        templates.map((template) =>
          this.mail.queue(tx, `${template}.${id}`, { template, messageId: id }),
        ),
      );
    });
    for (const send of sendMails) send();
  }
}
