import { describe, expect, test } from 'vitest';

import type { Shipment } from '../orders/shipment.ts';
import { deliveredLines } from './delivered-lines.ts';

const DAY = new Date('2026-11-20T06:00:00Z');
const saree = { productId: 'saree', quantity: 1 };
const small = { productId: 'kurta', options: { Size: '38' }, quantity: 1 };
const large = { productId: 'kurta', options: { Size: '42' }, quantity: 2 };

const parcel = (lines: Shipment['lines'], more: Partial<Shipment>): Shipment => ({
  id: 'parcel-1',
  courier: 'Hamsa Express',
  awb: 'HX1',
  trackingUrl: '',
  lines,
  shippedAt: DAY,
  deliveredAt: null,
  ...more,
});
const arrived = { state: 'delivered', deliveredAt: DAY } as const;

describe('what a buyer may review', () => {
  test('is what has reached them, each size for itself', () => {
    const shipments = [parcel([saree, large], arrived), parcel([small], { state: 'in_transit' })];
    const order = { state: 'in_transit', lines: [saree, small, large], shipments } as const;
    expect(deliveredLines(order)).toEqual([saree, large]);
  });

  test('is nothing while the parcel is on its way, or was ordered alone', () => {
    const lines = [saree];
    const shipments = [parcel(lines, { state: 'out_for_delivery' })];
    expect(deliveredLines({ state: 'out_for_delivery', lines, shipments })).toEqual([]);
    expect(deliveredLines({ state: 'confirmed', lines, shipments: [] })).toEqual([]);
  });

  test('stays so when all of it was sent back, but not when it came back undelivered', () => {
    const lines = [saree];
    const back = parcel(lines, { state: 'returned', deliveredAt: DAY });
    const unseen = parcel(lines, { state: 'returned' });
    expect(deliveredLines({ state: 'returned', lines, shipments: [back] })).toEqual(lines);
    expect(deliveredLines({ state: 'returned', lines, shipments: [unseen] })).toEqual([]);
  });

  test('goes by the order’s state in documents that are older than a parcel’s own', () => {
    const lines = [saree];
    const shipments = [parcel(lines, { deliveredAt: DAY })];
    expect(deliveredLines({ state: 'delivered', lines, shipments })).toEqual(lines);
    expect(deliveredLines({ state: 'returned', lines, shipments })).toEqual(lines);
  });

  test('is a product: what was made for the order alone is none', () => {
    const lines = [
      { productId: 'made-1', quantity: 3 },
      { productId: '', quantity: 1 },
    ];
    expect(
      deliveredLines({ state: 'delivered', lines, shipments: [parcel(lines, arrived)] }),
    ).toEqual([]);
  });
});
