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
  return composeEmail({ email }, `Back on the loom: ${title}`, [
    'You asked us to write when this piece is back. It is, while it lasts:',
    { text: title, address: product },
    'This is the only letter that you get about it.',
    { text: 'Should you be told again without asking, end it here', address: end },
  ]);
}
