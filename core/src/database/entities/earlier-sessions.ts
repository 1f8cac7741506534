import { defineEntity, p } from '@mikro-orm/core';

/**
 * Until when a release before 20261126 can have issued session tokens, which had no issuer and no
 * audience. Without a row none has.
 */
export const EarlierSessions = defineEntity({
  name: 'EarlierSessions',
  tableName: 'earlier_sessions',
  properties: {
    issuedBefore: p.datetime().primary(),
  },
});
