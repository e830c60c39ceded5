export const NEWSLETTER_CONSENT = 'Email me about new weaves, at most twice a month.';

/** Outcomes of a newsletter sign-up and of the links in its emails. */
export const NEWSLETTER_OUTCOMES = ['confirmed', 'unsubscribed', 'expired'] as const;
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number];
