import { composeEmail } from '../mail/email.ts';
import type { Mail } from '../records/mail-record.ts';

/** Where the links of the letter lead. */
export interface BackInStockLinks {
  product: string;
  end: string;
}

/** Tells somebody, once, that the piece they asked for can be had again. `title` is text from staff. */
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
