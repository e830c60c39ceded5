import { expect, test } from 'vitest';

import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { expectStockToBalance, orderOf } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import { emailsOf, newAwb, placeOrder, takeOrderSteps, type PlacedOrder } from '../staff-orders.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const packed = async () => {
  const placed = await placeOrder(shop);
  await takeOrderSteps({ shop, admin }, placed.orderId, 'confirm', 'pack');
  return placed;
};
const rowOf = ({ orderNumber: order }: PlacedOrder) => ({ order, courier: 'DTDC', awb: newAwb() });
const bulkShip = (parcels: object[], more: object = {}) =>
  shop.post('/orders/bulk/ship', { parcels, ...more }, { token: admin.token });
const resultsOf = (answer: Awaited<ReturnType<typeof bulkShip>>) =>
  (answer.body.outcomes as { result: string }[]).map(({ result }) => result);

test('ships each order with its own outcome; one that fails does not stop the others', async () => {
  const [one, unpacked, two] = await Promise.all([packed(), placeOrder(shop), packed()]);
  const parcels = [one, unpacked, two].map(rowOf);
  const unknown = { order: 'KG-ZZZZZZZZ', courier: 'DTDC', awb: newAwb() };
  const answer = await bulkShip([...parcels, unknown]);
  expect(answer.body.outcomes).toMatchObject([
    { number: one.orderNumber, result: 'shipped', problem: '' },
    { result: 'refused', problem: 'This is not possible: the order is placed.' },
    { result: 'shipped' },
    { number: 'KG-ZZZZZZZZ', result: 'refused', problem: 'We could not find this order.' },
  ]);
  expect((await orderOf(one.orderId)).shipments[0]?.trackingUrl).toBe(
    `https://www.dtdc.in/trace.asp?strCnno=${parcels[0]?.awb}`,
  );
  expect((await orderOf(unpacked.orderId)).state).toBe('placed');
  await expectStockToBalance(...one.productIds, ...two.productIds);
});

test('changes nothing when it is repeated, and nothing in a dry run', async () => {
  const order = await packed();
  const row = rowOf(order);
  expect(resultsOf(await bulkShip([row], { dryRun: true }))).toEqual(['shipped']);
  expect((await orderOf(order.orderId)).state).toBe('packed');
  expect(resultsOf(await bulkShip([row]))).toEqual(['shipped']);
  expect(resultsOf(await bulkShip([row]))).toEqual(['unchanged']);
  expect(resultsOf(await bulkShip([row], { dryRun: true }))).toEqual(['unchanged']);
  const emails = await emailsOf(order.orderId);
  expect(emails.filter((id) => id.startsWith('shipped'))).toHaveLength(1);
});

test('corrects the number of a named parcel, and refuses a shipped order without its parcel', async () => {
  const order = await packed();
  const first = rowOf(order);
  await bulkShip([first]);
  const wrong = { ...first, awb: newAwb() };
  const refused = await bulkShip([wrong]);
  expect(refused.body.outcomes).toMatchObject([
    {
      result: 'refused',
      problem: `Order ${order.orderNumber} has been shipped: parcel-1 (${first.awb}). Name the parcel to correct its tracking number.`,
    },
  ]);
  expect(resultsOf(await bulkShip([{ ...wrong, parcel: '1' }]))).toEqual(['corrected']);
  expect((await orderOf(order.orderId)).shipments[0]?.awb).toBe(wrong.awb);
});

test('refuses rows without a valid number, and one that is in the list twice', async () => {
  const order = await packed();
  const row = rowOf(order);
  const answer = await bulkShip([
    { ...row, awb: 'no' },
    { ...row, courier: '' },
    row,
    { ...row, order: order.orderId },
  ]);
  const problems = (answer.body.outcomes as { problem: string }[]).map(({ problem }) => problem);
  expect(problems).toEqual([
    'A tracking number has 4 to 30 letters, digits and dashes.',
    'This order or tracking number is in the list twice.',
    'This order or tracking number is in the list twice.',
    'This order or tracking number is in the list twice.',
  ]);
  expect((await bulkShip([])).status).toBe(400);
  expect((await bulkShip(Array.from({ length: 51 }, () => row))).status).toBe(400);
});

test('lets one of ten simultaneous requests ship an order', async () => {
  const order = await packed();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => bulkShip([{ ...rowOf(order) }])),
  );
  const results = answers.flatMap(resultsOf);
  expect(results.filter((result) => result === 'shipped')).toHaveLength(1);
  expect((await orderOf(order.orderId)).shipments).toHaveLength(1);
  await expectStockToBalance(...order.productIds);
});
