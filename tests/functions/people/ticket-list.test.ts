import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { TicketRow } from '@kargha/domain/people/ticket-endpoints';

import { paidOrder } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';
import { isolateShop } from '../isolated-database.ts';
import { complaint, hoursAgo, setUpTickets } from '../ticket-fixtures.ts';

isolateShop();

/** More than a page has. */
const TWO_PAGES = 40;

const { shop, asAdmin, written, opened, page, step, taken, noted } = setUpTickets();

const rows = async (query: string) => (await page(query)).rows;

async function allOf(query: string): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { rows: shown, nextCursor } = await page(`${query}&cursor=${cursor}`);
    found.push(...shown.map(({ number }) => number));
    cursor = nextCursor;
  }
  return found;
}

test('shows staff the full text, and its beginning in the list', async () => {
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
  const shown = await rows('state=open&kind=contact');
  const row = shown.find(({ number }) => number === ticket.number);
  expect(row?.beginning).toMatch(/^Does it come with a blouse piece\? Please .*…$/);
  expect(row).not.toHaveProperty('message');
  expect(row).not.toHaveProperty('email');
});

test('links a message to its order', async () => {
  const number = `KG-${randomUUID().slice(0, 8)}`;
  const { id } = await paidOrder({ state: 'delivered', number });
  const ticket = await opened(await complaint(1, { orderId: id }));
  expect(ticket.order).toEqual({ id, number });
  expect((await opened(await complaint(1, { orderId: 'gone' }))).order).toBeNull();
});

test('lists one state and kind, the newest first, page by page', async () => {
  const wish = { kind: 'call', callAt: new Date() };
  const numbers = [
    await complaint(0.2, wish),
    await complaint(0.1, wish),
    await complaint(0, wish),
  ];
  const listed = await rows('state=open&kind=call');
  const times = listed.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set(listed.map(({ kind, state }) => `${kind} ${state}`))).toEqual(
    new Set(['call open']),
  );
  const own = listed.map(({ number }) => number).filter((number) => numbers.includes(number));
  expect(own).toEqual(numbers.toReversed());
  await complaint(3, { state: 'answered', answeredAt: hoursAgo(1) });
  const answered = await rows('state=answered');
  expect(new Set(answered.map(({ state }) => state))).toEqual(new Set(['answered']));

  const complaints = await concurrently(TWO_PAGES, (at) => complaint(at));
  const seen = await allOf('kind=complaint');
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual(expect.arrayContaining(complaints));
});

test('finds a number in any spelling on any page', async () => {
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

test('marks complaints overdue after 48 hours or a month until they are answered or closed', async () => {
  const isOverdue = async (number: string) => (await allOf('state=overdue')).includes(number);
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

test('updates the counts of the console with each message and reply', async () => {
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

test('returns 404 for unknown tickets, and refuses guests, customers and buyers', async () => {
  for (const number of ['T-NONE', 'T~NONE']) {
    const ticket = { number, revision: 0 } as TicketRow;
    const answers = [
      await shop.get(`/tickets/${number}`, asAdmin()),
      await step(ticket, 'answer'),
      await noted(ticket, 'x'),
    ];
    for (const { status, body } of answers) {
      expect([status, body.error]).toEqual([404, 'We could not find this message.']);
    }
  }
  const ticket = await written();
  const action = { requestId: randomUUID(), revision: 0 };
  const buyer = await signUp('b2b_buyer');
  for (const [options, expected] of [
    [{}, 401],
    [{ token: buyer.token }, 403],
  ] as const) {
    const answers = [
      await shop.get('/tickets', options),
      await shop.get(`/tickets/${ticket.number}`, options),
      await shop.post(`/tickets/${ticket.number}/answer`, action, options),
      await shop.put(`/tickets/${ticket.number}/note`, { ...action, note: 'x' }, options),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => expected));
  }
  expect(await opened(ticket.number)).toMatchObject({ state: 'open', revision: 0, note: '' });
});
