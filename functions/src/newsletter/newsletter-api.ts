import { newsletterSignUpSchema } from '@kargha/domain/people/newsletter-sign-up';

import { describeRoutes } from '../http/api-route.ts';

export const NEWSLETTER_API = describeRoutes('/api/newsletter', {
  'POST /': {
    does: 'Asks for the newsletter; a letter with a link to confirm is sent.',
    body: newsletterSignUpSchema,
    responseFields: ['message'],
  },
  'GET /confirm': {
    does: 'Is where the link of the first letter leads: a page with a button, which changes nothing.',
    file: 'text/html',
  },
  'POST /confirm': {
    does: 'Confirms the newsletter, from the form of that page.',
    redirects: true,
  },
  'GET /unsubscribe': { does: 'Is where the link under every letter leads.', redirects: true },
  'GET /end-reminders': {
    does: 'Is where the link under a reminder of an unpaid checkout leads.',
    redirects: true,
  },
  'GET /end-offers': {
    does: 'Is where the link under a letter about offers leads, for whoever agreed to them in their profile.',
    redirects: true,
  },
});
