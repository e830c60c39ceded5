import { NEWSLETTER_CONSENT, type NewsletterOutcome } from '@kargha/domain/people/newsletter';
import type { Catalogue } from '#lib/language/language.ts';

const OUTCOMES: Record<NewsletterOutcome, { title: string; message: string }> = {
  confirmed: { title: 'You are subscribed', message: 'The next letter comes to you.' },
  unsubscribed: { title: 'You are unsubscribed', message: 'These letters have ended.' },
  expired: {
    title: 'This link does not work any more',
    message: 'Subscribe once more below, and we send you a new one.',
  },
};

const en = {
  title: 'News from the looms',
  email: 'Your email',
  placeholder: 'name@example.com',
  consent: NEWSLETTER_CONSENT,
  consentMissing: 'Please tick the box if you want our letters',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing…',
  checkMail: (email: string) =>
    `Please look into your mail: the letter to ${email} has a link that subscribes you.`,
  outcomes: OUTCOMES,
};

export const newsletterTexts: Catalogue<typeof en> = { en };
