import { composeEmail } from '../../mail/email.ts';
import type { Mail } from '../../records/email-record.ts';

export interface BackInStockLinks {
  product: string;
  end: string;
}

export function backInStockEmail(
  email: string,
  title: string,
  { product, end }: BackInStockLinks,
): Mail {
  return composeEmail({ email }, `Back in stock: ${title}`, [
    'You asked us to tell you when this piece is back. It is available again while stock lasts:',
    { text: title, address: product },
    'This is the only email we send about it.',
    { text: 'Did you not ask for this? Unsubscribe here', address: end },
  ]);
}
