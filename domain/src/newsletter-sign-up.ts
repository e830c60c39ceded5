import { object, string } from 'yup';

/** What somebody agrees to who asks for the newsletter; it is kept with the date on which they did. */
export const NEWSLETTER_CONSENT = 'I want to hear about new weaves by mail, at most twice a month.';

/** How asking for the newsletter, and following the links in its mails, can end. */
export const NEWSLETTER_OUTCOMES = ['confirmed', 'unsubscribed', 'expired'] as const;
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number];

/** The box in the footer; POST /api/newsletter checks the same schema. An address counts in lower case. */
export const newsletterSignUpSchema = object({
  email: string()
    .trim()
    .lowercase()
    .required('Email is required')
    .max(254, 'Please enter a valid email address')
    .email('Please enter a valid email address'),
}).exact('This field is not known.');
