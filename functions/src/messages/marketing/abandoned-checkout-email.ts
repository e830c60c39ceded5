import type { Order } from '@kargha/domain/orders/order';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import { composeEmail } from '../../mail/email.ts';
import type { Mail } from '../../records/email-record.ts';

/**
 * Reminds a shopper of an unpaid checkout. It repeats nothing that was typed, not even the name, because anybody can enter
 * anybody's address at checkout.
 */
export function abandonedCheckoutEmail(
  { customer: { email }, lines }: Pick<Order, 'customer' | 'lines'>,
  { shop, unsubscribe }: { shop: string; unsubscribe: string },
): Mail {
  const items = lines.map((line) => ({
    text: line.quantity === 1 ? lineTitle(line) : `${line.quantity} × ${lineTitle(line)}`,
    address: `${shop}/products/${encodeURIComponent(line.productId)}`,
  }));
  const mail = composeEmail({ email }, 'You left these pieces at checkout', [
    'You started an order for these pieces but did not pay. You have not been charged.',
    ...items,
    { text: 'Go to your cart', address: `${shop}/cart` },
    'We have not reserved them for you, so prices and stock may have changed when you order.',
    'You get this email once, because you asked for reminders in your profile.',
    { text: 'Stop these reminders', address: unsubscribe },
  ]);
  return { ...mail, unsubscribe };
}
