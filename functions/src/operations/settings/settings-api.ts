import { describeRoutes } from '../../http/api-route.ts';

const who = 'staff' as const;

export const SETTINGS_API = describeRoutes('/api/settings', {
  'GET /': {
    does: 'Returns the settings and the status of the connected services.',
    who,
    responseFields: ['settings', 'revisions', 'integrations', 'series'],
  },
  'GET /shop-front': {
    does: 'Returns the announcement, the footer links, the maintenance mode, the claims and the contact email.',
    responseFields: ['shopFront', 'claims', 'email'],
  },
  'PUT /:section': {
    does: 'Changes one section: legal, bankAccount, holds, tax, payments, claims, delivery, shipping or shopFront.',
    who,
    responseFields: ['revision'],
  },
});
