import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { callDays, callSlots } from '@kargha/domain/quotes/bulk-call';

import { db } from '../ledger-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';

isolateDatabase();
const shop = isolatedShop();

function wish(fields: object = {}) {
  const [day] = callDays(new Date());
  const [start] = callSlots(day!);
  return {
    name: 'Meera Nair',
    company: 'Malhar Gifts LLP',
    email: `meera-${randomUUID()}@kargha.example`,
    phone: '9876543210',
    start: start!.toISOString(),
    topic: 'Three hundred kurtas; with our logo',
    ...fields,
  };
}

const ask = (body: object, from = fromAnywhere()) => shop.post('/calls', body, from);

test('turns a call request into a ticket, an email and a calendar file', async () => {
  const body = wish();
  const answer = await ask(body);
  expect(answer.status).toBe(200);
  const number = String(answer.body.ticketNumber);
  expect(answer.body.calendar).toContain('BEGIN:VEVENT');
  const ticket = await db().doc(`tickets/${number}`).get();
  expect(ticket.data()).toMatchObject({ kind: 'call', state: 'open', email: body.email });
  const email = await db().doc(`mail/ticket_${number}`).get();
  expect(email.get('to')).toEqual([body.email]);
  expect(email.get('message.attachments')).toMatchObject([{ filename: 'kargha-call.ics' }]);
  expect(JSON.stringify(email.data())).not.toContain('kurtas');
  const shopEmail = await db().doc(`mail/ticket_${number}_shop`).get();
  expect(shopEmail.get('message.subject')).toMatch(/^Call T-\w+: Call on /);
  expect(shopEmail.get('message.text')).toContain('kurtas');
});

test.each([
  [{ start: '2020-01-06T04:30:00.000Z' }],
  [{ start: new Date(Date.now() + 60_000).toISOString() }],
  [{ start: 'tomorrow' }],
  [{ email: 'no address' }],
  [{ phone: '' }],
  [{ role: 'admin' }],
])('refuses a call request with %o', async (fields) => {
  const { status, body } = await ask(wish(fields));
  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, code: 'invalid' });
});

test('limits emails per mailbox, from any address and with any tag', async () => {
  const { email } = wish();
  const answers = [];
  for (let count = 0; count < 6; count += 1) {
    answers.push(await ask(wish({ email: email.replace('@', `+${count}@`) })));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429, 429]);
});
