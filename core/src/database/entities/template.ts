import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { USE_CASES } from '../../catalogue/use-cases.js';
import { User } from './user.js';

/** A request that a person saved as a template. */
export const Template = defineEntity({
  name: 'Template',
  tableName: 'templates',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).deleteRule('no action').updateRule('no action'),
    title: p.text(),
    /** May be empty. */
    description: p.text().default(''),
    useCase: p.enum(USE_CASES),
    text: p.text(),
    createdAt: p.datetime(),
  },
  indexes: [{ name: 'templates_own', properties: ['user', 'createdAt'] }],
});
export type Template = InferEntity<typeof Template>;
