import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OWN_TEMPLATES_MAX } from '@promptmint/core/catalogue/templates';
import { Template } from '@promptmint/core/database/entities/template';
import type { SignedInUser } from '../http/current-user.js';
import { z } from 'zod';
import { AppError } from '../http/app-error.js';
import { refuseWithout } from '../http/plan-feature.js';
import type { TemplateDraft } from './dto/templates.dto.js';

/** The templates an account has written. After its plan ends it can still read, use and delete them. */
@Injectable()
export class TemplatesService {
  constructor(private readonly em: EntityManager) {}

  /** Newest first. */
  list(user: SignedInUser): Promise<Template[]> {
    return this.em.find(
      Template,
      { user: user.id },
      { orderBy: { createdAt: 'desc', id: 'desc' }, disableIdentityMap: true },
    );
  }

  /** @throws {AppError} `plan_required`, `too_many_templates` */
  async create(user: SignedInUser, draft: TemplateDraft): Promise<Template> {
    refuseWithoutPlan(user);
    const id = randomUUID();
    return this.em.transactional(async (tx) => {
      // Locks the account, so that two requests at the same time cannot pass the limit.
      await tx.execute('select from users where id = ? for no key update', [user.id]);
      const kept = await tx.count(Template, { user: user.id });
      if (kept >= OWN_TEMPLATES_MAX) throw new AppError('too_many_templates');
      await tx.insert(Template, { id, user: user.id, createdAt: new Date(), ...toColumns(draft) });
      return tx.findOneOrFail(Template, id);
    });
  }

  /** @throws {AppError} `plan_required`, `template_not_found` */
  async replace(user: SignedInUser, id: string, draft: TemplateDraft): Promise<Template> {
    refuseWithoutPlan(user);
    await this.em.nativeUpdate(Template, ownedBy(user, id), toColumns(draft));
    return this.find(user, id);
  }

  /**
   * @returns the deleted template.
   * @throws {AppError} `template_not_found`
   */
  async delete(user: SignedInUser, id: string): Promise<Template> {
    const template = await this.find(user, id);
    await this.em.nativeDelete(Template, ownedBy(user, id));
    return template;
  }

  private async find(user: SignedInUser, id: string): Promise<Template> {
    const template = await this.em.findOne(Template, ownedBy(user, id), {
      disableIdentityMap: true,
    });
    if (!template) throw new AppError('template_not_found');
    return template;
  }
}

/** The ids of the product's own templates are no UUIDs, which the database could not even compare. */
function ownedBy(user: SignedInUser, id: string) {
  if (!z.uuid().safeParse(id).success) throw new AppError('template_not_found');
  return { id, user: user.id };
}

function toColumns({ title, description, use_case, text }: TemplateDraft) {
  return { title, description, useCase: use_case, text };
}

function refuseWithoutPlan(user: SignedInUser): void {
  refuseWithout(
    user,
    'custom_templates',
    (plans) =>
      `Custom templates come with the ${plans} plan. Please upgrade to add and change them.`,
  );
}
