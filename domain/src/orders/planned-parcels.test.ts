import { expect, test } from 'vitest';

import {
  isSplitOf,
  parcelToPack,
  plannedParcels,
  planWithout,
  planWithPacked,
  splitInto,
} from './planned-parcels.ts';
import type { OrderState } from './order-state.ts';
import type { Shipment } from './shipment.ts';

const saree = { productId: 'saree', quantity: 2 };
const shawl = { productId: 'shawl', quantity: 1 };
const one = (productId: string) => ({ productId, quantity: 1 });
const order = {
  state: 'confirmed' as OrderState,
  lines: [saree, shawl],
  shipments: [] as Shipment[],
};
const split = [{ lines: [one('saree')] }, { lines: [one('saree'), one('shawl')] }];

test('sends everything in one parcel unless staff split it', () => {
  expect(plannedParcels(order)).toEqual([[saree, shawl]]);
  expect(plannedParcels({ ...order, plannedParcels: split })).toEqual(
    split.map(({ lines }) => lines),
  );
});

test('ignores a split that no longer fits what is left', () => {
  const removed = { ...order, lines: [saree], plannedParcels: split };
  expect(plannedParcels(removed)).toEqual([[saree]]);
  const sent = { lines: [one('saree')] } as Shipment;
  const rest = { ...order, shipments: [sent], plannedParcels: split.slice(1) };
  expect(plannedParcels(rest)).toEqual([[one('saree'), one('shawl')]]);
  expect(plannedParcels({ ...order, shipments: [{ lines: [saree, shawl] } as Shipment] })).toEqual(
    [],
  );
});

test('keeps the other parcels of a split when one has left, in whatever order', () => {
  const planned = { ...order, plannedParcels: split };
  expect(planWithout(planned, [one('shawl'), one('saree')])).toEqual([split[0]]);
  expect(planWithout(planned, [one('shawl')])).toEqual([]);
});

test('takes a split only with each item once', () => {
  expect(isSplitOf(split, order.lines)).toBe(true);
  expect(isSplitOf([...split, { lines: [one('shawl')] }], order.lines)).toBe(false);
  expect(isSplitOf([...split, { lines: [one('sari')] }], order.lines)).toBe(false);
  expect(isSplitOf(split.slice(1), order.lines)).toBe(false);
});

test('packs one parcel after the other, before and after the first has left', () => {
  const planned = { ...order, plannedParcels: split };
  expect(parcelToPack(planned)).toMatchObject({ lines: [one('saree')], number: 1, of: 2 });
  const half = { ...order, state: 'packed' as const, plannedParcels: [...planWithPacked(planned)] };
  expect(parcelToPack(half)).toMatchObject({ number: 2, of: 2 });
  const sent = {
    ...half,
    ...{ state: 'shipped' as const, shipments: [{ lines: [one('saree')] } as Shipment] },
    plannedParcels: planWithout(half, [one('saree')]),
  };
  expect(parcelToPack(sent)).toMatchObject({ ...split[1], number: 2, of: 2 });
  expect(parcelToPack({ ...sent, plannedParcels: planWithPacked(sent) })).toBeUndefined();
});

test('has nothing to pack in an order that was packed as a whole, or cannot be packed', () => {
  for (const state of ['placed', 'packed', 'on_hold', 'delivered'] as const)
    expect(parcelToPack({ ...order, state }), state).toBeUndefined();
});

test('does not pack again what was packed together before another split', () => {
  const packed = { ...order, state: 'packed' as const };
  expect(splitInto(packed, [[saree], [shawl]]).map(({ isPacked }) => isPacked)).toEqual([
    true,
    true,
  ]);
  const half = { ...packed, plannedParcels: planWithPacked({ ...packed, plannedParcels: split }) };
  const again = splitInto(half, [[one('saree')], [one('saree')], [shawl]]);
  expect(again.map(({ isPacked }) => isPacked)).toEqual([true, false, false]);
});
