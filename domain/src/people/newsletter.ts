/** What somebody agrees to who asks for the newsletter; it is kept with the date on which they did. */
export const NEWSLETTER_CONSENT = 'I want to hear about new weaves by mail, at most twice a month.';

/** How asking for the newsletter, and following the links in its mails, can end. */
export const NEWSLETTER_OUTCOMES = ['confirmed', 'unsubscribed', 'expired'] as const;
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number];
