import { contactMailMessages as say } from '../../mail/contact-mail-messages.ts';
import { composeEmail, type Recipient } from '../../mail/email.ts';
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
export function confirmationEmail(
  person: Pick<Recipient, 'email' | 'language'>,
  { confirm, unsubscribe }: NewsletterLinks,
): Mail {
  return composeEmail(person, say.newsletter_subject(), [
    say.newsletter(),
    { text: say.newsletter_confirm(), address: confirm },
    say.newsletter_ends(),
    say.newsletter_ignore(),
    { text: say.newsletter_unsubscribe(), address: unsubscribe },
  ]);
}
