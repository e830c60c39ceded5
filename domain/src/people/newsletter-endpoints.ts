import { object, string } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { linkButtonForm } from '../api/link-button-form.ts';
import { newsletterSignUpSchema } from './newsletter-sign-up.ts';

const page = { method: 'GET', file: 'text/html' } as const;
const button = { method: 'POST', form: linkButtonForm, redirects: true } as const;

/** Links in emails open a page, whose button acts. */
export const newsletterEndpoints = defineEndpoints('/api/newsletter', {
  signUp: {
    method: 'POST',
    path: '/',
    does: 'Signs up for the newsletter and sends the confirmation email.',
    body: newsletterSignUpSchema,
    response: object({ message: string() }),
  },
  openConfirm: {
    ...page,
    path: '/confirm',
    does: 'Opens the confirmation page; it changes nothing until its button is pressed.',
  },
  confirm: { ...button, path: '/confirm', does: 'Confirms the newsletter subscription.' },
  openUnsubscribe: {
    ...page,
    path: '/unsubscribe',
    does: 'Opens the page to unsubscribe from the newsletter; it changes nothing.',
  },
  unsubscribe: {
    ...button,
    path: '/unsubscribe',
    does: 'Unsubscribes from the newsletter, also by the one-click of a mail program (RFC 8058).',
  },
  openEndReminders: {
    ...page,
    path: '/end-reminders',
    does: 'Opens the page to stop checkout reminders; it changes nothing.',
  },
  endReminders: {
    ...button,
    path: '/end-reminders',
    does: 'Unsubscribes an account from checkout reminders, also by one click.',
  },
  openEndOffers: {
    ...page,
    path: '/end-offers',
    does: 'Opens the page to unsubscribe from marketing emails; it changes nothing.',
  },
  endOffers: {
    ...button,
    path: '/end-offers',
    does: 'Unsubscribes an account from marketing emails, also by one click.',
  },
});
