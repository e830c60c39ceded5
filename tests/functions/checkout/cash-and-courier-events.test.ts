import { expect, test } from 'vitest';

import { AGGREGATOR_CREDENTIALS } from '../../../local-suite/courier-aggregator/aggregator-calls.ts';
import { openCashShop } from '../cash-on-delivery-fixtures.ts';
import { trackingEvent } from '../courier-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db, orderOf } from '../ledger-fixtures.ts';
import { expectLedgerToBalance } from '../order-ledger.ts';

isolateDatabase();

const { shop, offering, shipped } = openCashShop();
const headers = { 'x-api-key': AGGREGATOR_CREDENTIALS.webhookToken };

const [DELIVERED, RETURNING] = [7, 9];

test.each([
  { what: 'a return, then the delivery', codes: [RETURNING, DELIVERED], reviews: 0 },
  { what: 'the delivery, then a return', codes: [DELIVERED, RETURNING], reviews: 1 },
])('records the cash once after $what, in either order of arrival', async ({ codes, reviews }) => {
  await offering();
  for (const isReversed of [false, true]) {
    const { orderId, awb } = await shipped();
    const events = codes.map((code, minute) => trackingEvent(awb, code, minute));
    const arriving = isReversed ? events.toReversed() : events;
    for (const event of [...arriving, ...arriving]) {
      expect((await shop.post('/couriers/webhook', event, { headers })).status).toBe(200);
    }
    const { total } = (await orderOf(orderId)).totals;
    expect(await orderOf(orderId)).toMatchObject({
      ...{ state: 'delivered', cashOnDelivery: { collected: total, remittance: 'due' } },
      payment: { captured: total },
    });
    expect((await orderOf(orderId)).reviewReasons).toHaveLength(reviews);
    const taken = await db().collection('bankTransfers').where('orderId', '==', orderId).get();
    expect(taken.size).toBe(1);
    await expectLedgerToBalance(orderId);
  }
});
