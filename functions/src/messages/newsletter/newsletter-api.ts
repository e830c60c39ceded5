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
  'GET /unsubscribe': {
    does: 'Opens the page to unsubscribe from the newsletter; it changes nothing.',
    file: 'text/html',
  },
  'POST /unsubscribe': {
    does: 'Unsubscribes from the newsletter, also by the one-click of a mail program (RFC 8058).',
    redirects: true,
  },
  'GET /end-reminders': {
    does: 'Opens the page to stop checkout reminders; it changes nothing.',
    file: 'text/html',
  },
  'POST /end-reminders': {
    does: 'Unsubscribes an account from checkout reminders, also by one click.',
    redirects: true,
  },
  'GET /end-offers': {
    does: 'Opens the page to unsubscribe from marketing emails; it changes nothing.',
    file: 'text/html',
  },
  'POST /end-offers': {
    does: 'Unsubscribes an account from marketing emails, also by one click.',
    redirects: true,
  },
});
