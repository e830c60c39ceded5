import { randomUUID } from 'node:crypto';

import type { TicketStep } from '@kargha/domain/people/ticket';
import type { TicketDetails, TicketRow } from '@kargha/domain/people/ticket-endpoints';

import { db } from './ledger-fixtures.ts';
import { fromAnywhere } from './checkout-fixtures.ts';
import { createBeforeAll } from './create-before-all.ts';
import { isolatedShop, type IsolatedShop } from './isolated-shop.ts';
import { signUp, type Person } from './sample-people.ts';
import type { Answer, CallOptions } from './shop-client.ts';

interface TicketPage {
  rows: TicketRow[];
  nextCursor: string | null;
}

/** Messages to the shop, as a member of staff handles them. */
export interface TicketFixtures {
  shop: IsolatedShop;
  admin: Person;
  asAdmin: () => CallOptions;
  /** sends a message by the contact form */
  written: (fields?: object) => Promise<TicketDetails>;
  opened: (number: string) => Promise<TicketDetails>;
  page: (query: string) => Promise<TicketPage>;
  step: (seen: TicketRow, name: TicketStep, requestId?: string) => Promise<Answer>;
  /** takes a step; resolves to the changed message */
  taken: (seen: TicketRow, name: TicketStep) => Promise<TicketDetails>;
  noted: (seen: TicketRow, note: string, requestId?: string) => Promise<Answer>;
}

const MESSAGE = {
  firstName: 'Zoya',
  lastName: 'Ansari',
  phone: '+91 98765 43210',
  subject: 'Blouse piece',
  message: `Does it come\nwith a blouse piece? ${'Please tell me. '.repeat(20)}`,
};

export function setUpTickets(): TicketFixtures {
  const shop = isolatedShop();
  const admin = createBeforeAll(() => signUp('admin'));
  const asAdmin = () => ({ token: admin.token });
  const opened = async (number: string) =>
    (await shop.get(`/tickets/${number}`, asAdmin())).body.ticket as TicketDetails;
  const step: TicketFixtures['step'] = ({ number, revision }, name, requestId = randomUUID()) =>
    shop.post(`/tickets/${number}/${name}`, { requestId, revision }, asAdmin());
  return {
    shop,
    admin,
    asAdmin,
    opened,
    step,
    written: async (fields = {}) => {
      const email = `zoya.${randomUUID()}@mail.example`;
      const { body } = await shop.post(
        '/contact',
        { ...MESSAGE, email, ...fields },
        fromAnywhere(),
      );
      return opened(String(body.ticketNumber));
    },
    page: async (query) => {
      const { body } = await shop.get(`/tickets?${query}`, asAdmin());
      return { rows: body.rows as TicketRow[], nextCursor: body.nextCursor as string | null };
    },
    taken: async (seen, name) => (await step(seen, name)).body.ticket as TicketDetails,
    noted: ({ number, revision }, note, requestId = randomUUID()) =>
      shop.put(`/tickets/${number}/note`, { requestId, revision, note }, asAdmin()),
  };
}

const HOUR_MS = 3_600_000;
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** Stores a complaint of this age; returns its number. */
export async function complaint(hours: number, fields: object = {}): Promise<string> {
  const number = `T-X${randomUUID().slice(0, 12).toUpperCase()}`;
  const at = hoursAgo(hours);
  await db()
    .doc(`tickets/${number}`)
    .set({
      ...{ number, kind: 'complaint', uid: null, name: 'Zoya', email: '', phone: '' },
      ...{ subject: 'Torn', message: 'It is torn.', orderId: null, state: 'open' },
      ...{ createdAt: at, acknowledgedAt: at, answeredAt: null, closedAt: null, updatedAt: at },
      ...fields,
    });
  return number;
}
