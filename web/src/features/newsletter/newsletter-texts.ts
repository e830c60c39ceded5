import { NEWSLETTER_CONSENT, type NewsletterOutcome } from '@kargha/domain/people/newsletter';
import type { Catalogue } from '#lib/language/language.ts';

const OUTCOMES: Record<NewsletterOutcome, { title: string; message: string }> = {
  confirmed: { title: 'You are subscribed', message: 'You will get our next newsletter.' },
  unsubscribed: {
    title: 'You are unsubscribed',
    message: 'We will not send you any more newsletters.',
  },
  expired: {
    title: 'This link no longer works',
    message: 'Subscribe again below and we will send you a new one.',
  },
};

const en = {
  title: 'News from the looms',
  email: 'Your email',
  placeholder: 'name@example.com',
  consent: NEWSLETTER_CONSENT,
  consentMissing: 'Please tick the box to get our newsletter',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing…',
  checkInbox: (email: string) =>
    `Please check your inbox and open the link we sent to ${email} to subscribe.`,
  outcomes: OUTCOMES,
};

export const newsletterTexts: Catalogue<typeof en> = { en };
