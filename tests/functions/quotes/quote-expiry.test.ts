import { expect, test } from 'vitest';

import { expireAndRemindOffers } from '../../../functions/src/business/quotes/expire-offers.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';
import { emailsOf, storedQuote, storedVersion } from '../staff-quotes.ts';
import { inDays } from '../sample-quote-form.ts';
import { setUpQuotes } from '../quote-fixtures.ts';

isolateDatabase();

const fixtures = setUpQuotes();

test('marks expired offers once, with one email, and allows asking again', async () => {
  const id = await fixtures.offered();
  await db()
    .doc(`quotes/${id}`)
    .update({ validUntil: inDays(-1) });
  await Promise.all(Array.from({ length: 5 }, () => expireAndRemindOffers(new Date())));
  expect(await storedQuote(id)).toMatchObject({ state: 'quoted', versionState: 'expired' });
  expect(await storedVersion(id, 1)).toMatchObject({ state: 'expired' });
  expect(await emailsOf(id)).toContain('expired_1');
  expect((await fixtures.accept(id)).body.code).toBe('expired');
  const { token } = fixtures.buyer;
  const renew = { version: 1, message: 'We can order now.' };
  expect((await fixtures.shop.post(`/quotes/${id}/renew`, renew, { token })).status).toBe(200);
  expect(await storedQuote(id)).toMatchObject({ state: 'in_review', versionState: 'expired' });
  await fixtures.quotes.offer(id);
  expect((await fixtures.accept(id, fixtures.buyer, { version: 2 })).status).toBe(200);
});

test('reminds a buyer once of an expiring offer, and not right after sending', async () => {
  const id = await fixtures.offered();
  const quoteRef = db().doc(`quotes/${id}`);
  await quoteRef.update({ validUntil: inDays(1) });
  await expireAndRemindOffers(new Date());
  expect(await emailsOf(id)).not.toContain('expiring_1');
  await quoteRef
    .collection('versions')
    .doc('1')
    .update({ sentAt: inDays(-5) });
  await Promise.all(Array.from({ length: 5 }, () => expireAndRemindOffers(new Date())));
  expect(await emailsOf(id)).toContain('expiring_1');
  expect(await storedQuote(id)).toMatchObject({ versionState: 'sent', remindedVersion: 1 });
});

test('sends no reminder on the day a new version is sent', async () => {
  const id = await fixtures.offered();
  const quoteRef = db().doc(`quotes/${id}`);
  await quoteRef.update({ quotedAt: inDays(-5) });
  await quoteRef
    .collection('versions')
    .doc('1')
    .update({ sentAt: inDays(-5) });
  await fixtures.quotes.offer(id);
  await quoteRef.update({ validUntil: inDays(1) });
  await expireAndRemindOffers(new Date());
  expect(await storedQuote(id)).toMatchObject({ latestVersion: 2, versionState: 'sent' });
  expect(await emailsOf(id)).not.toContain('expiring_2');
});
