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

describe('deliveredLines', () => {
  test('has what was delivered, each size separately', () => {
    const shipments = [parcel([saree, large], arrived), parcel([small], { state: 'in_transit' })];
    const order = { state: 'in_transit', lines: [saree, small, large], shipments } as const;
    expect(deliveredLines(order)).toEqual([saree, large]);
  });

  test('is empty before delivery', () => {
    const lines = [saree];
    const shipments = [parcel(lines, { state: 'out_for_delivery' })];
    expect(deliveredLines({ state: 'out_for_delivery', lines, shipments })).toEqual([]);
    expect(deliveredLines({ state: 'confirmed', lines, shipments: [] })).toEqual([]);
  });

  test('keeps returned items, but not undelivered ones', () => {
    const lines = [saree];
    const back = parcel(lines, { state: 'returned', deliveredAt: DAY });
    const unseen = parcel(lines, { state: 'returned' });
    expect(deliveredLines({ state: 'returned', lines, shipments: [back] })).toEqual(lines);
    expect(deliveredLines({ state: 'returned', lines, shipments: [unseen] })).toEqual([]);
  });

  test('uses the order’s state for older parcels', () => {
    const lines = [saree];
    const shipments = [parcel(lines, { deliveredAt: DAY })];
    expect(deliveredLines({ state: 'delivered', lines, shipments })).toEqual(lines);
    expect(deliveredLines({ state: 'returned', lines, shipments })).toEqual(lines);
  });

  test('leaves out custom lines', () => {
    const lines = [
      { productId: 'made-1', quantity: 3 },
      { productId: '', quantity: 1 },
    ];
    expect(
      deliveredLines({ state: 'delivered', lines, shipments: [parcel(lines, arrived)] }),
    ).toEqual([]);
  });
});
