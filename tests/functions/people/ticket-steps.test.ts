import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { TicketDetails } from '@kargha/domain/people/ticket-endpoints';

import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';
import { setUpTickets } from '../ticket-fixtures.ts';

isolateDatabase();

const { shop, admin, written, opened, step, taken, noted } = setUpTickets();

const stored = async (number: string) => (await db().doc(`tickets/${number}`).get()).data();

async function logOf(number: string) {
  const rows = db().collection('audit').where('target', '==', `tickets/${number}`);
  const { docs } = await rows.orderBy('at', 'desc').get();
  return docs.map((row) => row.data()).toReversed();
}

test('answers, closes and reopens a message, and logs each step', async () => {
  const ticket = await written();
  const answered = await taken(ticket, 'answer');
  expect(answered).toMatchObject({ state: 'answered', revision: 1, closedAt: null });
  const closed = await taken(answered, 'close');
  expect(closed).toMatchObject({ state: 'closed', answeredAt: answered.answeredAt });
  expect(closed.closedAt).not.toBeNull();
  const open = await taken(closed, 'reopen');
  expect(open).toMatchObject({ state: 'open', closedAt: null, answeredAt: answered.answeredAt });
  shop.passMinutes(1);
  const again = await taken(open, 'answer');
  expect(again).toMatchObject({ answeredAt: answered.answeredAt, revision: 4 });
  const log = await logOf(ticket.number);
  expect(log).toMatchObject(
    ['answer', 'close', 'reopen', 'answer'].map((name) => ({
      action: `ticket.${name}`,
      actor: admin.uid,
    })),
  );
  expect(log[0]).toMatchObject({ before: { state: 'open' }, after: { state: 'answered' } });
});

test('rejects an invalid step and changes nothing', async () => {
  const ticket = await written();
  expect(await step(ticket, 'reopen')).toMatchObject({
    status: 409,
    body: { code: 'not_allowed', error: 'This is not possible: the message is open.' },
  });
  expect(await stored(ticket.number)).not.toHaveProperty('revision');
  expect(await logOf(ticket.number)).toEqual([]);
});

test('accepts one of many concurrent decisions and reports the state to the others', async () => {
  const ticket = await written();
  const decided = await concurrently(8, (place) =>
    step(ticket, place % 2 === 0 ? 'answer' : 'close'),
  );
  expect(decided.filter(({ status }) => status === 200)).toHaveLength(1);
  const { state } = await opened(ticket.number);
  for (const { status, body } of decided) {
    if (status === 200) continue;
    expect(body).toMatchObject({
      code: 'stale',
      error: `Someone else has just changed this message. It is now ${state}. Please check it again.`,
      details: { state, revision: 1 },
    });
  }
  expect(await logOf(ticket.number)).toHaveLength(1);
});

test('applies a repeated request once with the same response', async () => {
  const ticket = await written();
  const requestId = randomUUID();
  const first = await step(ticket, 'answer', requestId);
  expect((await step(ticket, 'answer', requestId)).body).toEqual(first.body);
  expect(await step(ticket, 'close', requestId)).toMatchObject({
    status: 409,
    body: { code: 'already_saved' },
  });
  expect(await logOf(ticket.number)).toHaveLength(1);
});

test('hides the staff note from the message, the log and the export', async () => {
  const writer = await signUp('customer');
  const message = { firstName: 'Asha', lastName: 'Devi', email: writer.email, subject: 'Help' };
  const sent = { ...message, phone: '', message: 'Where is it?' };
  const { body } = await shop.post('/contact', sent, { ...fromAnywhere(), token: writer.token });
  const ticket = await opened(String(body.ticketNumber));
  const requestId = randomUUID();
  const answer = await noted(ticket, 'Rang twice: engaged.', requestId);
  expect(answer.body.ticket).toMatchObject({ note: 'Rang twice: engaged.', revision: 1 });
  expect((await noted(ticket, 'Rang twice: engaged.', requestId)).body).toEqual(answer.body);
  expect((await noted(ticket, 'Rang thrice.', requestId)).body.code).toBe('already_saved');
  expect((await noted(ticket, 'Rang thrice.')).body.code).toBe('stale');
  expect((await noted(ticket, 'x'.repeat(501))).body).toMatchObject({
    code: 'invalid',
    details: { note: 'At most 500 characters.' },
  });
  const answered = await taken(answer.body.ticket as TicketDetails, 'answer');
  expect(answered.note).toBe('Rang twice: engaged.');

  const own = await shop.get('/account/export', { token: writer.token });
  expect(own.body.tickets).toMatchObject([{ id: ticket.number, state: 'answered' }]);
  const elsewhere = [await stored(ticket.number), await logOf(ticket.number), own.body];
  expect(JSON.stringify(elsewhere)).not.toContain('engaged');

  expect((await shop.delete('/account', { token: writer.token })).status).toBe(200);
  expect(await opened(ticket.number)).toMatchObject({ note: '', message: '', email: '' });
});
