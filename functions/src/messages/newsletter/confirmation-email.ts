import { NEWSLETTER_CONSENT } from '@kargha/domain/people/newsletter';

import { composeEmail } from '../../mail/email.ts';
import type { Mail } from '../../records/email-record.ts';

export interface NewsletterLinks {
  confirm: string;
  unsubscribe: string;
}

/** @param token hexadecimal digits */
export function newsletterLinks(shopAddress: string, token: string): NewsletterLinks {
  const link = (action: string) => `${shopAddress}/api/newsletter/${action}?token=${token}`;
  return { confirm: link('confirm'), unsubscribe: link('unsubscribe') };
}

/** Double opt-in, because anybody can enter anybody's address. */
export function confirmationEmail(email: string, { confirm, unsubscribe }: NewsletterLinks): Mail {
  return composeEmail({ email }, 'Please confirm your newsletter subscription', [
    `Someone, we hope you, signed up for our newsletter with this address: “${NEWSLETTER_CONSENT}”`,
    { text: 'Confirm subscription', address: confirm },
    'The link works for seven days.',
    'If this was not you, you can ignore this email. We will not send you anything.',
    { text: 'Unsubscribe at any time', address: unsubscribe },
  ]);
}
