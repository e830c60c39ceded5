import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { sweepOffers } from '../../functions/src/quotes/expire-quotes.ts';
import { books } from './books.ts';
import { openOwnShop, type OwnShop } from './own-shop.ts';
import { signUp, type Person } from './people.ts';
import {
  acceptAs,
  deskOf,
  lettersOf,
  storedQuote,
  storedVersion,
  submitted,
  verifiedBuyer,
  writtenOffer,
} from './quote-desk.ts';
import { inDays } from './quote-forms.ts';

let shop: OwnShop;
let buyer: Person;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  shop = await openOwnShop();
  desk = deskOf(shop, await signUp('admin'));
});
beforeEach(async () => {
  buyer = await verifiedBuyer();
});
afterAll(() => shop.close());

const accept = (id: string, who: Person = buyer, body: object = {}) =>
  acceptAs(shop, id, who, body);

async function offered(offer: object = writtenOffer()): Promise<string> {
  const id = await submitted(shop, buyer);
  await desk.offer(id, offer);
  return id;
}

test('offers past their day are written down once, with one letter, and can be asked for again', async () => {
  const id = await offered();
  await books()
    .doc(`quotes/${id}`)
    .update({ validUntil: inDays(-1) });
  await Promise.all(Array.from({ length: 5 }, () => sweepOffers(new Date())));
  expect(await storedQuote(id)).toMatchObject({ state: 'quoted', versionState: 'expired' });
  expect(await storedVersion(id, 1)).toMatchObject({ state: 'expired' });
  expect(await lettersOf(id)).toContain('expired_1');
  expect((await accept(id)).body.code).toBe('expired');
  const { token } = buyer;
  const renew = { version: 1, message: 'We can order now.' };
  expect((await shop.post(`/quotes/${id}/renew`, renew, { token })).status).toBe(200);
  expect(await storedQuote(id)).toMatchObject({ state: 'in_review', versionState: 'expired' });
  await desk.offer(id);
  expect((await accept(id, buyer, { version: 2 })).status).toBe(200);
});

test('a buyer is reminded once of an offer that ends soon, and not right after it was sent', async () => {
  const id = await offered();
  const quoteRef = books().doc(`quotes/${id}`);
  await quoteRef.update({ validUntil: inDays(1) });
  await sweepOffers(new Date());
  expect(await lettersOf(id)).not.toContain('expiring_1');
  await quoteRef.update({ quotedAt: inDays(-5) });
  await Promise.all(Array.from({ length: 5 }, () => sweepOffers(new Date())));
  expect(await lettersOf(id)).toContain('expiring_1');
  expect(await storedQuote(id)).toMatchObject({ versionState: 'sent', remindedVersion: 1 });
});
