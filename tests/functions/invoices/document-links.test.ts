import { expect, test } from 'vitest';

import { DAY_MS } from '@kargha/domain/records/time-spans';

import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { refuseWithoutAccess } from '../../../functions/src/documents/invoices/document-access.ts';
import { trackingLink } from '../../../functions/src/money/links/order-tracking-link.ts';
import { keyedIds } from '../../../functions/src/platform/keyed-ids.ts';
import { db } from '../ledger-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { paidOrder } from '../paid-orders.ts';

isolateDatabase();
const shop = isolatedShop();
const ids = keyedIds('a key that never leaves the server');
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const linkFrom = (orderId: string, at: Date) =>
  new URL(trackingLink(ids, orderId, at)).searchParams.get('token') ?? '';

type Asked = Parameters<typeof refuseWithoutAccess>[0];

const guest = { get: () => undefined } as unknown as Asked['request'];

/** Asks as a guest who has nothing but this token. */
const openWith = (token: string, orderId: string) =>
  refuseWithoutAccess(
    { request: guest, token },
    { uid: null, orderId },
    { ids, now: () => new Date() },
  );

test('opens a document with the checkout token for ninety days', async () => {
  const { id, token } = await paidOrder();
  const { number } = await issueInvoice(id, new Date());
  const open = () => shop.download(`/invoices/${number.replaceAll('/', '-')}/pdf?token=${token}`);
  expect((await open()).status).toBe(200);
  await db()
    .doc(`orders/${id}`)
    .update({ createdAt: daysAgo(91) });
  const ended = await open();
  expect(ended.status).toBe(410);
  expect(await ended.json()).toMatchObject({ success: false, code: 'link_expired' });
});

test('opens documents with an email link until it expires, and with a new one', async () => {
  const { id } = await paidOrder({ createdAt: daysAgo(120) });
  await expect(openWith(linkFrom(id, daysAgo(89)), id)).resolves.toBeUndefined();
  await expect(openWith(linkFrom(id, daysAgo(91)), id)).rejects.toMatchObject({
    status: 410,
    code: 'link_expired',
  });
  await expect(openWith(linkFrom(id, new Date()), id)).resolves.toBeUndefined();
});

test('opens no document of another order and does not reveal it', async () => {
  const [mine, other] = [await paidOrder(), await paidOrder()];
  const strange = { status: 404, code: 'not_found' };
  for (const token of [
    linkFrom(mine.id, new Date()),
    linkFrom(mine.id, daysAgo(91)),
    mine.token,
    `${other.token}0`,
    '',
  ]) {
    await expect(openWith(token, other.id), token).rejects.toMatchObject(strange);
  }
});

test('opens no document of a closed account', async () => {
  const { id, token } = await paidOrder();
  await db().doc(`orders/${id}`).update({ trackingTokenHashes: [] });
  for (const one of [token, linkFrom(id, new Date())]) {
    await expect(openWith(one, id)).rejects.toMatchObject({ status: 404 });
  }
});
