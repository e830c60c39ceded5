import { expect, test } from 'vitest';

import { db, exists } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { orderIn } from '../order-in-state.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { anyEmail, createOptedInPerson, left, remind, reminderOf } from './abandoned-checkout.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const remindNow = async (orderId: string, token = admin.token) =>
  shop.post(`/marketing/abandoned/${orderId}/remind`, {}, { token });

test('sends a reminder once on request of staff, sooner and later than the schedule', async () => {
  const { email, uid } = await createOptedInPerson(shop);
  const [early, late] = [await left(email, 0.5, uid), await left(anyEmail(), 30)];
  const answers = await Promise.all(Array.from({ length: 5 }, () => remindNow(early)));
  for (const { status, body } of answers) {
    expect([status, body.row]).toMatchObject([200, { id: early, reminder: 'sent' }]);
  }
  expect((await reminderOf(early)).get('to')).toEqual([email]);
  await remind();
  const rows = await db().collection('audit').where('target', '==', `orders/${early}`).get();
  expect(rows.docs.map((row) => row.data())).toMatchObject([
    { action: 'checkout.remind', actor: admin.uid, after: { reminder: 'sent' } },
  ]);
  expect((await remindNow(late)).body.row).toMatchObject({ reminder: 'no_consent' });
  expect(await exists(`mail/abandoned_${late}`)).toBe(false);
});

test('reminds on request only of abandoned checkouts with an email address', async () => {
  const { id: placed } = await orderIn('placed', '');
  for (const id of [placed, 'nothing-here', '..%2Fusers']) {
    expect(await remindNow(id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  expect(await remindNow(await left('', 2))).toMatchObject({
    status: 409,
    body: { code: 'not_allowed', error: 'This customer has no email address.' },
  });
  const { token } = await signUp('customer');
  expect((await remindNow(await left(anyEmail(), 2), token)).status).toBe(403);
});
