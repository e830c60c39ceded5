import { newsletterSignUpSchema } from '@kargha/domain/people/newsletter-sign-up';

import { describedAt } from '../http/api-route.ts';

export const NEWSLETTER_API = describedAt('/api/newsletter', {
  'POST /': {
    does: 'Asks for the newsletter; a letter with a link to confirm is sent.',
    body: newsletterSignUpSchema,
    gives: ['message'],
  },
  'GET /confirm': {
    does: 'Is where the link of the first letter leads: a page with a button, which changes nothing.',
    file: 'text/html',
  },
  'POST /confirm': { does: 'Confirms the newsletter, from the form of that page.', leadsOn: true },
  'GET /unsubscribe': { does: 'Is where the link under every letter leads.', leadsOn: true },
  'GET /end-reminders': {
    does: 'Is where the link under a reminder of an unpaid checkout leads.',
    leadsOn: true,
  },
  'GET /end-offers': {
    does: 'Is where the link under a letter about offers leads, for whoever agreed to them in their profile.',
    leadsOn: true,
  },
});
