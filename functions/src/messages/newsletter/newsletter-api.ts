import { newsletterSignUpSchema } from '@kargha/domain/people/newsletter-sign-up';

import { describeRoutes } from '../../http/api-route.ts';

export const NEWSLETTER_API = describeRoutes('/api/newsletter', {
  'POST /': {
    does: 'Signs up for the newsletter and sends the confirmation email.',
    body: newsletterSignUpSchema,
    responseFields: ['message'],
  },
  'GET /confirm': {
    does: 'Opens the confirmation page; it changes nothing until its button is pressed.',
    file: 'text/html',
  },
  'POST /confirm': {
    does: 'Confirms the newsletter subscription.',
    redirects: true,
  },
  'GET /unsubscribe': { does: 'Unsubscribes from the newsletter.', redirects: true },
  'GET /end-reminders': {
    does: 'Unsubscribes an account from checkout reminders.',
    redirects: true,
  },
  'GET /end-offers': {
    does: 'Unsubscribes an account from marketing emails.',
    redirects: true,
  },
});
