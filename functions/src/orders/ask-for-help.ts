import { openTicket } from '../contact/open-ticket.ts';
import { takeTry, type RateLimit } from '../http/rate-limit.ts';
import { myOrder, type Mine } from './shopper-order.ts';

const PER_PERSON: RateLimit = { scope: 'order-help', tries: 5, minutes: 60 };

/** Opens a ticket about an order of the person's own; gives its number. Throws 404 not_found, 429. */
export async function askForHelp(mine: Mine, message: string, now: Date): Promise<string> {
  const { id, number, customer } = await myOrder(mine);
  await takeTry(PER_PERSON, mine.person.uid, now);
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
  return openTicket(ticket, mine.person.uid, now, id);
}
