import { expect, test } from 'vitest';

import { RETURN_REASONS, type ReturnReason } from './return.ts';
import { returnableLines, returnableOnline, returnReasons } from './returnable-items.ts';
import type { Shipment } from './shipment.ts';

const day = (count: number) => new Date(Date.UTC(2026, 10, count, 6, 30));

const parcel = (deliveredAt: Date | null, quantity: number): Shipment => ({
  id: 'p',
  courier: '',
  awb: '',
  trackingUrl: '',
  lines: [{ productId: 'saree', quantity }],
  shippedAt: day(1),
  deliveredAt,
  state: deliveredAt ? 'delivered' : 'in_transit',
});

const sent = (...shipments: Shipment[]) => ({
  lines: [
    { productId: 'saree', quantity: 3 },
    { productId: 'bag', quantity: 1 },
  ],
  state: 'shipped' as const,
  shipments,
});

const asked = (
  quantity: number,
  reason: ReturnReason,
  createdAt: Date,
  state: 'approved' | 'rejected' = 'approved',
) => ({
  state,
  createdAt,
  lines: [{ productId: 'saree', title: 'Saree', quantity, reason }],
});

test('allows returning delivered items that are in no other return', () => {
  const order = sent(parcel(day(5), 2), parcel(null, 1));
  const left = (...returns: ReturnType<typeof asked>[]) =>
    returnableLines(order, returns, day(5)).map(({ productId, quantity }) => [productId, quantity]);
  expect(left()).toEqual([['saree', 2]]);
  expect(left(asked(1, 'fit', day(5)))).toEqual([['saree', 1]]);
  expect(left(asked(2, 'fit', day(5)))).toEqual([]);
  expect(left(asked(1, 'fit', day(5), 'rejected'))).toEqual([['saree', 2]]);
});

test('allows only “not as described” after fifteen days', () => {
  const order = sent(parcel(day(5), 2));
  const [inTime] = returnableLines(order, [], day(20));
  expect(returnReasons(inTime!, 2)).toEqual(RETURN_REASONS);
  const [late] = returnableLines(order, [], day(21));
  expect(late).toMatchObject({ quantity: 2, inTime: 0 });
  expect(returnReasons(late!, 1)).toEqual(['different']);
  const [yearsLater] = returnableLines(order, [], new Date('2030-01-01T00:00:00Z'));
  expect(returnReasons(yearsLater!, 2)).toEqual(['different']);
});

test('counts items delivered on different days separately', () => {
  const [line] = returnableLines(sent(parcel(day(5), 2), parcel(day(12), 1)), [], day(22));
  expect(line).toMatchObject({ quantity: 3, inTime: 1 });
  expect(returnReasons(line!, 1)).toEqual(RETURN_REASONS);
  expect(returnReasons(line!, 2)).toEqual(['different']);
});

test('assigns returned items to the parcel they came from', () => {
  const order = sent(parcel(day(12), 1), parcel(day(5), 2));
  const inTime = (...returns: ReturnType<typeof asked>[]) =>
    returnableLines(order, returns, day(22)).map((line) => [line.quantity, line.inTime]);
  expect(inTime(asked(2, 'fit', day(7)))).toEqual([[1, 1]]);
  expect(inTime(asked(1, 'fit', day(21)))).toEqual([[2, 0]]);
  expect(inTime(asked(2, 'different', day(21)))).toEqual([[1, 1]]);
  expect(inTime(asked(1, 'fit', day(21)), asked(2, 'different', day(22)))).toEqual([]);
});

test('allows only “not as described” for a parcel without a delivery day', () => {
  const old = { ...parcel(null, 1), state: 'delivered' as const };
  const [line] = returnableLines(sent(old), [], day(5));
  expect(returnReasons(line!, 1)).toEqual(['different']);
});

test('allows no change of mind for items from a quotation', () => {
  const order = { ...sent(parcel(day(5), 2)), quoteId: 'q1' };
  const [inTime] = returnableLines(order, [], day(6));
  expect(returnReasons(inTime!, 2)).toEqual(['damaged', 'wrong', 'different']);
  const [late] = returnableLines(order, [], day(40));
  expect(returnReasons(late!, 2)).toEqual(['different']);
});

test('counts each size separately', () => {
  const [small, large] = [{ Size: '38' }, { Size: '42' }];
  const lines = [
    { productId: 'kurta', options: small, quantity: 1 },
    { productId: 'kurta', options: large, quantity: 2 },
  ];
  const order = { ...sent({ ...parcel(day(5), 0), lines }), lines };
  const back = { ...asked(1, 'fit', day(5)) };
  const returned = { ...back, lines: [{ ...back.lines[0]!, productId: 'kurta', options: large }] };
  const left = returnableLines(order, [returned], day(5));
  expect(left.map(({ options, quantity }) => [options, quantity])).toEqual([
    [small, 1],
    [large, 1],
  ]);
});

test('limits online returns to fifteen days', () => {
  const online = (now: Date) =>
    returnableOnline(sent(parcel(day(5), 2), parcel(day(12), 1)), [], now).map(
      ({ quantity, inTime }) => [quantity, inTime],
    );
  expect(online(day(20))).toEqual([[3, 3]]);
  expect(online(day(21))).toEqual([[1, 1]]);
  expect(online(day(28))).toEqual([]);
});

test('allows no online return after a rejected one', () => {
  const order = sent(parcel(day(5), 2));
  const rejected = asked(1, 'mind', day(6), 'rejected');
  expect(returnableOnline(order, [rejected], day(7))).toEqual([]);
  expect(returnableLines(order, [rejected], day(7))).toMatchObject([{ quantity: 2 }]);
});

test('allows a piece made for its buyer to be returned only for the shop’s fault', () => {
  const order = sent(parcel(day(5), 2));
  const tailoring = { services: [], measurements: [] };
  const made = { ...order, lines: order.lines.map((line) => ({ ...line, tailoring })) };
  const [line] = returnableOnline(made, [], day(7));
  expect(line && returnReasons(line, 1)).toEqual(['damaged', 'wrong', 'different']);
  const [plain] = returnableOnline(order, [], day(7));
  expect(plain && returnReasons(plain, 1)).toContain('mind');
});
