import { addDays, indianDay } from '@kargha/domain/india/indian-day';
import { DAY_MS } from '@kargha/domain/records/time-spans';
import { expect, test } from 'vitest';

import { emailDueCards } from '../../../functions/src/money/gift-cards/email-due-cards.ts';
import { keyedIds } from '../../../functions/src/platform/keyed-ids.ts';
import { DEMO_CREDENTIALS } from '../../../local-suite/razorpay/demo-credentials.ts';
import { bought, cardOf, emailOf, saleOf, VALUE } from '../gift-card-sale-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const IN_A_WEEK = addDays(indianDay(new Date()), 7);

test('a buyer who closes the account leaves the sale without a trace, and the card works', async () => {
  const buyer = await signUp('customer', { fullName: 'Zephyrine' });
  const { saleId, cardId } = await bought(shop, { buyerEmail: buyer.email });
  expect((await shop.delete('/account', { token: buyer.token })).status).toBe(200);
  const sale = await saleOf(saleId);
  expect(JSON.stringify(sale)).not.toContain(buyer.email);
  expect(sale).toMatchObject({
    ...{ buyer: { name: 'Closed account', email: '', phone: '' }, message: '' },
    ...{ amount: VALUE, captured: VALUE, recipient: { email: 'meera@mail.example' } },
  });
  expect((await cardOf(cardId)).state).toBe('active');
});

test('a recipient who closes the account gets no card afterwards, and the buyer stays', async () => {
  const recipient = await signUp('customer');
  const fields = { recipientEmail: recipient.email, deliverOn: IN_A_WEEK };
  const { saleId, cardId } = await bought(shop, fields);
  expect((await shop.delete('/account', { token: recipient.token })).status).toBe(200);
  const [sale, card] = [await saleOf(saleId), await cardOf(cardId)];
  expect(JSON.stringify([sale, card])).not.toContain(recipient.email);
  expect(sale.buyer.name).toBe('Asha Verma');
  const later = new Date(Date.now() + 8 * DAY_MS);
  await emailDueCards(keyedIds(DEMO_CREDENTIALS.giftCardKey), later);
  expect(await emailOf(`gift-card_${cardId}`)).toBeNull();
  const { docs } = await db().collection('mail').where('to', 'array-contains', '').get();
  expect(docs).toEqual([]);
});
