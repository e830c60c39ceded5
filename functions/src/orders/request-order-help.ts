import { openTicket } from '../messages/contact/open-ticket.ts';
import { consumeAttempt, type RateLimit } from '../http/rate-limit.ts';
import { findShopperOrder, type ShopperOrderRef } from '../records/shopper-order.ts';

const PER_PERSON: RateLimit = { scope: 'order-help', attempts: 5, minutes: 60 };

/** Opens a ticket about a shopper's own order and returns its number. Throws 404 not_found, 429. */
export async function requestOrderHelp(
  shopperOrderRef: ShopperOrderRef,
  message: string,
  now: Date,
): Promise<string> {
  const { id, number, customer } = await findShopperOrder(shopperOrderRef);
  await consumeAttempt(PER_PERSON, shopperOrderRef.person.uid, now);
  const [firstName = '', ...others] = customer.name.split(' ');
  const ticket = {
    firstName,
    lastName: others.join(' '),
    email: customer.email,
    phone: customer.phone,
    subject: `Help with order ${number}`,
    message,
    kind: 'contact' as const,
  };
  return openTicket(ticket, shopperOrderRef.person.uid, now, id);
}
