import type { Order } from '@kargha/domain/orders/order';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import { composeEmail } from '../mail/email.ts';
import type { Mail } from '../records/mail-record.ts';

/**
 * Tells somebody what they left unpaid; nothing is held for them, and the price is that of the day. It repeats nothing
 * that was typed, not even the name: anybody can enter anybody's address into a checkout.
 */
export function abandonedCheckoutEmail(
  { customer: { email }, lines }: Pick<Order, 'customer' | 'lines'>,
  { shop, unsubscribe }: { shop: string; unsubscribe: string },
): Mail {
  const pieces = lines.map((line) => ({
    words: line.quantity === 1 ? lineTitle(line) : `${line.quantity} × ${lineTitle(line)}`,
    address: `${shop}/products/${encodeURIComponent(line.productId)}`,
  }));
  return composeEmail({ email }, 'Your pieces are still here', [
    'You began to order these pieces and did not pay. Nothing was charged.',
    ...pieces,
    { words: 'Go to your cart', address: `${shop}/cart` },
    'We do not hold them for you: prices and stock are those of the day on which you order.',
    'We write this once, because you have ticked in your profile that you want to be reminded.',
    { words: 'No more reminders', address: unsubscribe },
  ]);
}
