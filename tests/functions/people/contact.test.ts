import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, exists } from '../ledger-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import type { CallOptions } from '../shop-client.ts';

isolateDatabase();
const shop = isolatedShop();

let email: string;
beforeEach(() => (email = `zoya.${randomUUID()}@mail.example`));

const message = () => ({
  firstName: 'Zoya',
  lastName: 'Ansari',
  email,
  phone: '+91 98765 43210',
  subject: 'Blouse piece for the paithani',
  message: '<b>Does</b> the plum paithani come with a blouse piece?',
});

const write = (body: object, from: CallOptions = fromAnywhere()) =>
  shop.post('/contact', body, from);

const ticketsOf = async (address: string) =>
  (await db().collection('tickets').where('email', '==', address).get()).docs;

test('creates a ticket and returns its number', async () => {
  const { status, body } = await write(message());
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    ticketNumber: expect.stringMatching(/^T-[0-9A-HJKMNP-TV-Z]{6}$/),
  });
  const ticket = await db()
    .doc(`tickets/${String(body.ticketNumber)}`)
    .get();
  expect(ticket.data()).toMatchObject({
    number: body.ticketNumber,
    kind: 'contact',
    name: 'Zoya Ansari',
    email,
    subject: 'Blouse piece for the paithani',
    message: '<b>Does</b> the plum paithani come with a blouse piece?',
    state: 'open',
    uid: null,
  });
});

test('sends a confirmation with the number and none of the text', async () => {
  const { body } = await write(message());
  const mail = await db()
    .doc(`mail/ticket_${String(body.ticketNumber)}`)
    .get();
  expect(mail.get('to')).toEqual([email]);
  const sent = JSON.stringify(mail.data());
  expect(sent).toContain(String(body.ticketNumber));
  for (const word of ['Zoya', 'paithani', 'Does']) expect(sent).not.toContain(word);
});

test('emails the message to the shop, and complaints to the Grievance Officer', async () => {
  const legal = (await db().doc('settings/public').get()).get('legal') as {
    email: string;
    grievanceOfficer: { email: string };
  };
  const emailsOf = async (fields: object) => {
    const { body } = await write({ ...message(), ...fields });
    const id = `mail/ticket_${String(body.ticketNumber)}`;
    return Promise.all(['shop', 'officer'].map((who) => db().doc(`${id}_${who}`).get()));
  };
  const [plain, noShop] = await emailsOf({});
  expect(plain!.data()).toMatchObject({ to: [legal.email], about: email });
  const { text, html } = plain!.get('message') as { text: string; html: string };
  for (const part of ['Zoya Ansari', email, '+91 98765 43210', '<b>Does</b> the plum paithani']) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/\/admin\/messages\/T-\w{6}\b/);
  expect(html).not.toContain('<b>');
  expect(noShop?.exists).toBe(false);
  const [complaint, officers] = await emailsOf({ kind: 'complaint' });
  expect(complaint?.get('message.subject')).toMatch(/^Complaint T-/);
  expect(officers?.get('to')).toEqual([legal.grievanceOfficer.email]);
});

test('stores a complaint as a complaint', async () => {
  const { body } = await write({ ...message(), kind: 'complaint' });
  const ticket = await db()
    .doc(`tickets/${String(body.ticketNumber)}`)
    .get();
  expect(ticket.get('kind')).toBe('complaint');
});

test('reports missing and invalid fields and stores nothing', async () => {
  const { status, body } = await write({ ...message(), firstName: ' ', phone: 'none' });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    success: false,
    code: 'invalid',
    details: {
      firstName: 'First name is required',
      phone: 'Please enter a valid phone number',
    },
  });
  expect(await ticketsOf(email)).toEqual([]);
});

test('rejects a filled honeypot field and stores nothing', async () => {
  const { status, body } = await write({ ...message(), website: 'https://spam.example' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, code: 'invalid' });
  expect(await ticketsOf(email)).toEqual([]);
});

test("rejects a ticket in another user's name", async () => {
  const { status } = await write({ ...message(), uid: 'someone', number: 'T-000001' });
  expect(status).toBe(400);
  expect(await exists('tickets/T-000001')).toBe(false);
});

test('limits an IP address to five messages an hour, also concurrently', async () => {
  const from = fromAnywhere();
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      write({ ...message(), email: `${index}.${email}` }, from),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  expect(refused[0]?.body).toMatchObject({ success: false, code: 'too_many_requests' });
  expect((await write(message())).status).toBe(200);
});

test('limits a mailbox to five emails an hour across addresses and tags', async () => {
  const tagged = (tag: string) => ({ ...message(), email: email.replace('@', `+${tag}@`) });
  for (let count = 0; count < 5; count += 1) {
    expect((await write(tagged(`${count}`))).status).toBe(200);
  }
  for (const one of [tagged('6'), tagged('6+7'), message()]) {
    expect((await write(one)).status).toBe(429);
  }
  const { email: typed } = tagged('0');
  const mails = await db().collection('mail').where('to', 'array-contains', typed).get();
  expect(mails.size).toBe(1);
});

test('limits an IPv6 network to five messages an hour', async () => {
  const { from = '' } = fromAnywhere();
  const statuses = [];
  for (let count = 1; count <= 6; count += 1) {
    const one = { ...message(), email: `${count}.${email}` };
    statuses.push((await write(one, { from: from.replace('::1', `:${count}::a${count}`) })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
