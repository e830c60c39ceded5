import { describeRoutes } from '../http/api-route.ts';

const who = 'staff' as const;

export const SETTINGS_API = describeRoutes('/api/settings', {
  'GET /': {
    does: 'Gives the settings, and how the services beside the shop stand.',
    who,
    responseFields: ['settings', 'revisions', 'integrations', 'series'],
  },
  'GET /shop-front': {
    does: 'Gives the announcement, the links, whether the shop is closed, what it advertises and where to write to.',
    responseFields: ['shopFront', 'claims', 'email'],
  },
  'PUT /:section': {
    does: 'Changes one section: legal, bankAccount, holds, tax, payments, claims, delivery, shipping or shopFront.',
    who,
    responseFields: ['revision'],
  },
});
