import { expect, test } from 'vitest';

import { sweepOffers } from '../../../functions/src/quotes/expire-quotes.ts';
import { books } from '../ledger-fixtures.ts';
import { lettersOf, storedQuote, storedVersion } from '../quote-desk.ts';
import { inDays } from '../quote-forms.ts';
import { openQuoteHouse } from '../quote-house.ts';

const house = openQuoteHouse();

test('offers past their day are written down once, with one letter, and can be asked for again', async () => {
  const id = await house.offered();
  await books()
    .doc(`quotes/${id}`)
    .update({ validUntil: inDays(-1) });
  await Promise.all(Array.from({ length: 5 }, () => sweepOffers(new Date())));
  expect(await storedQuote(id)).toMatchObject({ state: 'quoted', versionState: 'expired' });
  expect(await storedVersion(id, 1)).toMatchObject({ state: 'expired' });
  expect(await lettersOf(id)).toContain('expired_1');
  expect((await house.accept(id)).body.code).toBe('expired');
  const { token } = house.buyer;
  const renew = { version: 1, message: 'We can order now.' };
  expect((await house.shop.post(`/quotes/${id}/renew`, renew, { token })).status).toBe(200);
  expect(await storedQuote(id)).toMatchObject({ state: 'in_review', versionState: 'expired' });
  await house.desk.offer(id);
  expect((await house.accept(id, house.buyer, { version: 2 })).status).toBe(200);
});

test('a buyer is reminded once of an offer that ends soon, and not right after it was sent', async () => {
  const id = await house.offered();
  const quoteRef = books().doc(`quotes/${id}`);
  await quoteRef.update({ validUntil: inDays(1) });
  await sweepOffers(new Date());
  expect(await lettersOf(id)).not.toContain('expiring_1');
  await quoteRef
    .collection('versions')
    .doc('1')
    .update({ sentAt: inDays(-5) });
  await Promise.all(Array.from({ length: 5 }, () => sweepOffers(new Date())));
  expect(await lettersOf(id)).toContain('expiring_1');
  expect(await storedQuote(id)).toMatchObject({ versionState: 'sent', remindedVersion: 1 });
});

test('an offer that replaces an older one was sent just now, too: nobody is reminded of it the same day', async () => {
  const id = await house.offered();
  const quoteRef = books().doc(`quotes/${id}`);
  await quoteRef.update({ quotedAt: inDays(-5) });
  await quoteRef
    .collection('versions')
    .doc('1')
    .update({ sentAt: inDays(-5) });
  await house.desk.offer(id);
  await quoteRef.update({ validUntil: inDays(1) });
  await sweepOffers(new Date());
  expect(await storedQuote(id)).toMatchObject({ latestVersion: 2, versionState: 'sent' });
  expect(await lettersOf(id)).not.toContain('expiring_2');
});
