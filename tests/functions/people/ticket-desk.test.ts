import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { TicketDetails, TicketRow } from '@kargha/domain/people/ticket';

import { books } from '../books.ts';
import { fromAnywhere } from '../checkout.ts';
import { madeBefore } from '../made-before.ts';
import { ownShop } from '../own-shop.ts';
import { paidOrder } from '../paid-orders.ts';
import { signUp } from '../people.ts';
import { rivals } from '../rivals.ts';

const shop = ownShop();
const admin = madeBefore(() => signUp('admin'));
const asAdmin = () => ({ token: admin.token });

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** What somebody writes by the contact form. */
async function written(fields: object = {}): Promise<TicketDetails> {
  const message = {
    firstName: 'Zoya',
    lastName: 'Ansari',
    email: `zoya.${randomUUID()}@mail.example`,
    phone: '+91 98765 43210',
    subject: 'Blouse piece',
    message: `Does it come\nwith a blouse piece? ${'Please tell me. '.repeat(20)}`,
    ...fields,
  };
  const { body } = await shop.post('/contact', message, fromAnywhere());
  return opened(String(body.ticketNumber));
}

const opened = async (number: string) =>
  (await shop.get(`/tickets/${number}`, asAdmin())).body.ticket as TicketDetails;
const rows = async (query: string) =>
  (await shop.get(`/tickets?${query}`, asAdmin())).body.rows as TicketRow[];
const step = (
  { number, revision }: TicketRow,
  name: 'answer' | 'close' | 'reopen',
  requestId: string = randomUUID(),
) => shop.post(`/tickets/${number}/${name}`, { requestId, revision }, asAdmin());
const taken = async (ticket: TicketRow, name: 'answer' | 'close' | 'reopen') =>
  (await step(ticket, name)).body.ticket as TicketDetails;
const noted = ({ number, revision }: TicketRow, note: string, requestId: string = randomUUID()) =>
  shop.put(`/tickets/${number}/note`, { requestId, revision, note }, asAdmin());
const stored = async (number: string) => (await books().doc(`tickets/${number}`).get()).data();
const logOf = async (number: string) =>
  (await books().collection('audit').where('target', '==', `tickets/${number}`).get()).docs.map(
    (row) => row.data(),
  );

/** A complaint that came so many hours ago. */
async function complaint(hours: number, fields: object = {}): Promise<string> {
  const number = `T-X${randomUUID().slice(0, 12).toUpperCase()}`;
  const at = hoursAgo(hours);
  await books()
    .doc(`tickets/${number}`)
    .set({
      ...{ number, kind: 'complaint', uid: null, name: 'Zoya', email: '', phone: '' },
      ...{ subject: 'Torn', message: 'It is torn.', orderId: null, state: 'open' },
      ...{ createdAt: at, acknowledgedAt: at, answeredAt: null, closedAt: null, updatedAt: at },
      ...fields,
    });
  return number;
}

test('what was written is read by staff in full, in the list by its first words', async () => {
  const ticket = await written();
  expect(ticket).toMatchObject({
    kind: 'contact',
    name: 'Zoya Ansari',
    phone: '+91 98765 43210',
    state: 'open',
    order: null,
    note: '',
    revision: 0,
  });
  expect(ticket.message).toContain('Does it come\nwith');
  const [row] = await rows('state=open&kind=contact');
  expect(row?.number).toBe(ticket.number);
  expect(row?.beginning).toMatch(/^Does it come with a blouse piece\? Please .*…$/);
  expect(row).not.toHaveProperty('message');
  expect(row).not.toHaveProperty('email');
});

test('a message that names an order leads to it', async () => {
  const number = `KG-${randomUUID().slice(0, 8)}`;
  const { id } = await paidOrder({ state: 'delivered', number });
  const ticket = await opened(await complaint(1, { orderId: id }));
  expect(ticket.order).toEqual({ id, number });
  expect((await opened(await complaint(1, { orderId: 'gone' }))).order).toBeNull();
});

test('a message is answered, closed and opened again; the first answer counts, and each step is in the log', async () => {
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
  const log = (await logOf(ticket.number)).sort(
    (one, other) => one.at.toMillis() - other.at.toMillis(),
  );
  expect(log.map(({ action, actor }) => [action, actor])).toEqual(
    ['answer', 'close', 'reopen', 'answer'].map((name) => [`ticket.${name}`, admin.uid]),
  );
  expect(log[0]).toMatchObject({ before: { state: 'open' }, after: { state: 'answered' } });
});

test('a step that has no place is refused in a sentence, and nothing is changed', async () => {
  const ticket = await written();
  expect(await step(ticket, 'reopen')).toMatchObject({
    status: 409,
    body: { code: 'not_allowed', error: 'This is not possible: the message is open.' },
  });
  expect(await stored(ticket.number)).not.toHaveProperty('revision');
  expect(await logOf(ticket.number)).toEqual([]);
});

test('of many who decide about the same message at once, one does; the others are told how it stands', async () => {
  const ticket = await written();
  const decided = await rivals(8, (place) => step(ticket, place % 2 === 0 ? 'answer' : 'close'));
  expect(decided.filter(({ status }) => status === 200)).toHaveLength(1);
  const { state } = await opened(ticket.number);
  for (const { status, body } of decided) {
    if (status === 200) continue;
    expect(body).toMatchObject({
      code: 'stale',
      error: `Somebody else has just changed this message; it is ${state} now. Please look at it again.`,
      details: { state, revision: 1 },
    });
  }
  expect(await logOf(ticket.number)).toHaveLength(1);
});

test('a request whose answer was lost is done once, and answered alike', async () => {
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

test('the note of staff is theirs alone: neither in the message nor in the log nor in the export of its writer', async () => {
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

test('the list shows one state and one kind, the newest first, page by page', async () => {
  const wish = { kind: 'call', callAt: new Date() };
  const numbers = [
    await complaint(0.2, wish),
    await complaint(0.1, wish),
    await complaint(0, wish),
  ];
  const [one, two, three] = await rows('state=open&kind=call');
  expect([one, two, three].map((row) => row?.number)).toEqual(numbers.toReversed());
  const answered = await rows('state=answered');
  expect(new Set(answered.map(({ state }) => state))).toEqual(new Set(['answered']));

  const seen: string[] = [];
  let cursor = '';
  do {
    const { body } = await shop.get(`/tickets?kind=complaint&cursor=${cursor}`, asAdmin());
    seen.push(...(body.rows as TicketRow[]).map(({ number }) => number));
    cursor = String(body.nextCursor ?? '');
  } while (cursor !== '');
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(3);
});

test('a number is found however it is typed, wherever its message stands', async () => {
  const ticket = await taken(await written(), 'close');
  const plain = ticket.number.slice(2).toLowerCase();
  for (const typed of [ticket.number, `t-${plain}`, `T${plain}`, plain, plain.slice(0, 5)]) {
    const found = (await rows(`search=${typed}`)).map(({ number }) => number);
    expect(found, typed).toContain(ticket.number);
  }
  expect(await rows(`search=${plain}&state=closed&kind=contact`)).toHaveLength(1);
  expect(await rows(`search=${plain}&state=open`)).toEqual([]);
  expect(await rows('search=asha@mail.example')).toEqual([]);
});

test('complaints past their 48 hours or their month are overdue, until they are answered or closed', async () => {
  const isOverdue = async (number: string) => {
    for (let cursor = ''; ;) {
      const { body } = await shop.get(`/tickets?state=overdue&cursor=${cursor}`, asAdmin());
      if ((body.rows as TicketRow[]).some((row) => row.number === number)) return true;
      if (body.nextCursor === null) return false;
      cursor = String(body.nextCursor);
    }
  };
  const late = await complaint(49);
  expect(await isOverdue(late)).toBe(true);
  await taken(await opened(late), 'answer');
  expect(await isOverdue(late)).toBe(false);
  const young = await complaint(47);
  expect(await isOverdue(young)).toBe(false);
  const unsettled = await complaint(32 * 24, { state: 'answered', answeredAt: hoursAgo(31 * 24) });
  expect(await isOverdue(unsettled)).toBe(true);
  await taken(await opened(unsettled), 'close');
  expect(await isOverdue(unsettled)).toBe(false);
  expect(await isOverdue(await complaint(99, { kind: 'contact' }))).toBe(false);
});

test('the counts of the back office rise with each message and fall with each answer', async () => {
  const waiting = async () => {
    const badges = await shop.get('/ops/badges', asAdmin());
    const { body } = await shop.get('/dashboard', asAdmin());
    const { messages } = body.dashboard as { messages: { open: number; overdue: number } };
    expect(messages.open).toBe(badges.body.messages);
    return messages;
  };
  const before = await waiting();
  const ticket = await opened(await complaint(49));
  expect(await waiting()).toEqual({ open: before.open + 1, overdue: before.overdue + 1 });
  await taken(ticket, 'answer');
  expect(await waiting()).toEqual(before);
});

test('what is not there is told as such, and guests, customers and buyers are sent away from every door', async () => {
  for (const number of ['T-NONE', 'T~NONE']) {
    const ticket = { number, revision: 0 } as TicketRow;
    const answers = [
      await shop.get(`/tickets/${number}`, asAdmin()),
      await step(ticket, 'answer'),
      await noted(ticket, 'x'),
    ];
    for (const { status, body } of answers) {
      expect([status, body.error]).toEqual([404, 'There is no such message.']);
    }
  }
  const ticket = await written();
  const deed = { requestId: randomUUID(), revision: 0 };
  const buyer = await signUp('b2b_buyer');
  for (const [options, expected] of [
    [{}, 401],
    [{ token: buyer.token }, 403],
  ] as const) {
    const answers = [
      await shop.get('/tickets', options),
      await shop.get(`/tickets/${ticket.number}`, options),
      await shop.post(`/tickets/${ticket.number}/answer`, deed, options),
      await shop.put(`/tickets/${ticket.number}/note`, { ...deed, note: 'x' }, options),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => expected));
  }
  expect(await opened(ticket.number)).toMatchObject({ state: 'open', revision: 0, note: '' });
});
