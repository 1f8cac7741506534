import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OWN_TEMPLATES_MAX } from '@promptmint/core/catalogue/templates';
import { Template } from '@promptmint/core/database/entities/template';
import type { SignedInUser } from '../http/current-user.js';
import { z } from 'zod';
import { AppError } from '../http/app-error.js';
import { refuseWithout } from '../http/plan-feature.js';
import type { TemplateDraft, TemplatesImportedAnswer } from './dto/templates.dto.js';

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
      await lockTemplates(tx, user);
      const kept = await tx.count(Template, { user: user.id });
      if (kept >= OWN_TEMPLATES_MAX) throw new AppError('too_many_templates');
      await tx.insert(Template, { id, user: user.id, createdAt: new Date(), ...toColumns(draft) });
      return tx.findOneOrFail(Template, id);
    });
  }

  /**
   * Keeps as many as there are places, in the order given, without what is there already.
   * @throws {AppError} `plan_required`
   */
  async createMany(user: SignedInUser, drafts: readonly TemplateDraft[]) {
    refuseWithoutPlan(user);
    return this.em.transactional(async (tx) => {
      await lockTemplates(tx, user);
      const kept = await tx.find(Template, { user: user.id }, { disableIdentityMap: true });
      const known = new Set(kept.map(contentOf));
      const refused: TemplatesImportedAnswer['refused'] = [];
      const created: ImportedTemplate[] = [];
      const now = Date.now();
      for (const [index, draft] of drafts.entries()) {
        const isFull = kept.length + created.length >= OWN_TEMPLATES_MAX;
        if (known.has(contentOf(draft))) refused.push({ index, reason: 'duplicate' });
        else if (isFull) refused.push({ index, reason: 'too_many_templates' });
        else {
          known.add(contentOf(draft));
          // Listed newest first: the first of the file comes first.
          const createdAt = new Date(now - index);
          created.push({ id: randomUUID(), user: user.id, createdAt, ...toColumns(draft) });
        }
      }
      if (created.length > 0) await tx.insertMany(Template, created);
      return { created, refused };
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

type ImportedTemplate = ReturnType<typeof toColumns> & {
  id: string;
  user: string;
  createdAt: Date;
};

/** Locks the account, so that two requests at the same time cannot pass the limit. */
async function lockTemplates(tx: EntityManager, { id }: SignedInUser): Promise<void> {
  await tx.execute('select from users where id = ? for no key update', [id]);
}

/** What makes two templates the same. */
function contentOf({ title, text }: { title: string; text: string }): string {
  return JSON.stringify([title, text]);
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
