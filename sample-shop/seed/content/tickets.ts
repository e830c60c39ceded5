import { daysAgo, hoursAfter } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { orderIds } from '../orders/order-ids.ts';
import { personOf, uidOf } from '../people/people.ts';
import { GUESTS } from '../people/guests.ts';

interface Ticket {
  kind: 'contact' | 'complaint' | 'call';
  personKey: string;
  subject: string;
  message: string;
  daysAgo: number;
  answeredAfter?: number;
  closedAfter?: number;
  order?: string;
}

const TICKETS: readonly Ticket[] = [
  {
    kind: 'contact',
    personKey: 'zoya',
    subject: 'Blouse piece for the paithani',
    message: 'Does the plum paithani come with a blouse piece in plum or in green?',
    daysAgo: 0.3,
  },
  {
    kind: 'complaint',
    personKey: 'gurpreet',
    subject: 'Loose thread on the kullu stole',
    message: 'One float on the border has come loose after the first wear. Photo attached by mail.',
    daysAgo: 2.1,
    answeredAfter: 7,
    order: 'winter-in-ludhiana',
  },
  {
    kind: 'call',
    personKey: 'hotel',
    subject: 'Call about curtains for the second house',
    message: 'Any weekday between 4 and 6 in the afternoon.',
    daysAgo: 4.6,
    answeredAfter: 3,
  },
  {
    kind: 'complaint',
    personKey: 'leandro',
    subject: 'The indigo is darker than on the screen',
    message: 'I expected a lighter blue and would like to return the bedsheet.',
    daysAgo: 49,
    answeredAfter: 10,
    closedAfter: 340,
    order: 'moon-too-dark',
  },
  {
    kind: 'contact',
    personKey: 'smita',
    subject: 'Fall and pico',
    message: 'Can the korvai saree come with fall and pico done?',
    daysAgo: 13,
    answeredAfter: 20,
    closedAfter: 44,
  },
];

/** tickets/{number} */
export function ticketDocuments(): SeedDocument[] {
  return TICKETS.map((ticket, index) => {
    const number = `T-${3107 - index}`;
    return seedDocument(`tickets/${number}`, { number, ...ticketFields(ticket) });
  });
}

function ticketFields(ticket: Ticket) {
  const { kind, subject, message, answeredAfter, closedAfter } = ticket;
  const createdAt = daysAgo(ticket.daysAgo);
  const after = (hours?: number) => (hours === undefined ? null : hoursAfter(createdAt, hours));
  return {
    kind,
    subject,
    message,
    ...writerOf(ticket.personKey),
    orderId: ticket.order === undefined ? null : orderIds(ticket.order).id,
    state: ticketState(ticket),
    createdAt,
    acknowledgedAt: createdAt,
    answeredAt: after(answeredAfter),
    closedAt: after(closedAfter),
    updatedAt: after(closedAfter ?? answeredAfter) ?? createdAt,
  };
}

function ticketState({ answeredAfter, closedAfter }: Ticket): 'open' | 'answered' | 'closed' {
  if (closedAfter !== undefined) return 'closed';
  return answeredAfter === undefined ? 'open' : 'answered';
}

function writerOf(personKey: string) {
  const guest = GUESTS[personKey];
  if (guest) return { uid: null, name: guest.name, email: guest.email };
  const { fullName, email } = personOf(personKey);
  return { uid: uidOf(personKey), name: fullName, email };
}
