import { NEWSLETTER_CONSENT } from '@kargha/domain/people/newsletter';

import { composeEmail } from '../mail/email.ts';
import type { Mail } from '../records/mail-record.ts';

/** The links of one subscriber. */
export interface NewsletterLinks {
  confirm: string;
  unsubscribe: string;
}

/** The links of a subscriber's secret token; it has hexadecimal digits only. */
export function newsletterLinks(shopAddress: string, token: string): NewsletterLinks {
  const link = (act: string) => `${shopAddress}/api/newsletter/${act}?token=${token}`;
  return { confirm: link('confirm'), unsubscribe: link('unsubscribe') };
}

/** Asks whether somebody really wants the newsletter: anybody can enter anybody's address. */
export function confirmationEmail(email: string, { confirm, unsubscribe }: NewsletterLinks): Mail {
  return composeEmail({ email }, 'Please confirm our newsletter', [
    `Somebody, we hope you, asked for our newsletter: “${NEWSLETTER_CONSENT}”`,
    { words: 'Yes, send it to me', address: confirm },
    'The link works for seven days.',
    'If it was not you, do nothing: without your yes we send nothing.',
    { words: 'To end it at any time', address: unsubscribe },
  ]);
}
