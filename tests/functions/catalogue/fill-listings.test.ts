import { randomUUID } from 'node:crypto';

import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';

import type { Order } from '@kargha/domain/orders/order';

import { fillCardPictures } from '../../../tools/fill-listings/card-pictures.ts';
import { fillListings } from '../../../tools/fill-listings/listings.ts';
import { db } from '../ledger-fixtures.ts';
import { asha } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { paidOrder } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();

/** An order from before `listing` existed, without packages and gift card. */
async function createOlderOrder(name: string): Promise<string> {
  const address = { ...asha.address, line2: '', country: 'India' as const };
  const { id } = await paidOrder({ customer: { ...asha, name, address } });
  await db().doc(`orders/${id}`).update({
    listing: FieldValue.delete(),
    shipments: FieldValue.delete(),
    'totals.giftCard': FieldValue.delete(),
  });
  return id;
}

const only = (id: string) => ({ ids: { from: id, to: id } });
const storedOf = async (id: string) =>
  (await db().doc(`orders/${id}`).get()).data() as Order & { listing?: object };

test('shows an older order to its customer once its listing is filled', async () => {
  const { token } = await signUp('admin');
  const name = `Vimala${randomUUID().slice(0, 6)}`;
  const id = await createOlderOrder(name);
  const found = async () => {
    const { body } = await shop.get(`/orders?search=${name.toLowerCase()}`, { token });
    expect(body).toMatchObject({ success: true });
    return (body.rows as { id: string }[]).map((row) => row.id);
  };
  expect(await found()).toEqual([]);
  const progress: number[] = [];
  const done = await fillListings(db(), {
    onPage: ({ checked }) => progress.push(checked),
    ...only(id),
  });
  expect(done).toEqual({ checked: 1, filled: 1 });
  expect(progress).toEqual([1]);
  expect(await found()).toEqual([id]);
  const { listing, totals } = await storedOf(id);
  expect(listing).toMatchObject({ worth: totals.total, needsAction: true });
});

test('can run again and concurrently without overwriting', async () => {
  const id = await createOlderOrder('Vimala Rao');
  const runs = await Promise.all(Array.from({ length: 6 }, () => fillListings(db(), only(id))));
  expect(runs.reduce((sum, { filled }) => sum + filled, 0)).toBe(1);
  await db().doc(`orders/${id}`).update({ 'listing.worth': 7 });
  expect(await fillListings(db(), only(id))).toEqual({ checked: 1, filled: 0 });
  expect((await storedOf(id)).listing).toMatchObject({ worth: 7 });
});

test('gives an older product the pictures of its card, and leaves a newer one', async () => {
  const id = `p-${randomUUID()}`;
  const pictures = ['drape', 'weave', 'border'].map((view) => ({
    ...{ path: `products/${id}/${view}`, alt: '', color: '#eeeeee' },
    ...{ width: 960, height: 1200 },
  }));
  const ref = db().doc(`products/${id}`);
  await ref.set({ title: 'Gamcha', status: 'draft', pictures });
  expect(await fillCardPictures(db(), only(id))).toEqual({ checked: 1, filled: 1 });
  expect((await ref.get()).data()).toMatchObject({
    pictures,
    cardPictures: pictures.slice(0, 2),
  });
  expect(await fillCardPictures(db(), only(id))).toEqual({ checked: 1, filled: 0 });
  await ref.delete();
});
