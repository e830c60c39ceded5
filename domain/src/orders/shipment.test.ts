import { expect, test } from 'vitest';

import { ORDER_ACTIONS, orderActions, parcelActions } from './order-action.ts';
import { canRemoveItems } from './order-edit-requests.ts';
import { ORDER_TRANSITIONS, type OrderState } from './order-state.ts';
import {
  isPartlyShipped,
  shipmentState,
  orderStateFromParcels,
  unshippedLines,
  type Shipment,
  type ShipmentState,
} from './shipment.ts';

const lines = [
  { productId: 'saree', quantity: 2 },
  { productId: 'bag', quantity: 1 },
];

function parcel(state: ShipmentState | undefined, ...inside: [string, number][]): Shipment {
  return {
    id: `parcel-${inside.length}`,
    courier: 'Hamsa Express',
    awb: 'HMS1',
    trackingUrl: '',
    lines: inside.map(([productId, quantity]) => ({ productId, quantity })),
    shippedAt: new Date(0),
    deliveredAt: state === 'delivered' ? new Date(0) : null,
    ...(state && { state }),
  };
}

const order = (state: OrderState, ...shipments: Shipment[]) => ({ state, lines, shipments });

test('lists items that are in no parcel', () => {
  const half = order('shipped', parcel('shipped', ['saree', 1]));
  expect(unshippedLines(half)).toEqual([
    { productId: 'saree', quantity: 1 },
    { productId: 'bag', quantity: 1 },
  ]);
  expect(isPartlyShipped(half)).toBe(true);
  expect(isPartlyShipped(order('packed'))).toBe(false);
  expect(isPartlyShipped(order('shipped', parcel('shipped', ['saree', 2], ['bag', 1])))).toBe(
    false,
  );
});

test('takes the state of the parcel that is furthest behind', () => {
  const both = (one: ShipmentState, other: ShipmentState) =>
    orderStateFromParcels(order('shipped', parcel(one, ['saree', 2]), parcel(other, ['bag', 1])));
  expect(both('delivered', 'in_transit')).toBe('in_transit');
  expect(both('delivered', 'delivered')).toBe('delivered');
  expect(both('out_for_delivery', 'shipped')).toBe('shipped');
  expect(both('rto', 'delivered')).toBe('delivered');
  expect(both('rto', 'returned')).toBe('rto');
  expect(both('returned', 'returned')).toBe('returned');
});

test('keeps a partly shipped order at shipped', () => {
  expect(orderStateFromParcels(order('shipped', parcel('delivered', ['saree', 2])))).toBe(
    'shipped',
  );
});

test('allows removing items while some are unshipped', () => {
  for (const state of ['placed', 'confirmed', 'packed'] as const) {
    expect(canRemoveItems(order(state)), state).toBe(true);
  }
  expect(canRemoveItems(order('shipped', parcel('delivered', ['saree', 2])))).toBe(true);
  const all = parcel('shipped', ['saree', 2], ['bag', 1]);
  expect(canRemoveItems(order('shipped', all))).toBe(false);
  expect(canRemoveItems(order('on_hold'))).toBe(false);
  expect(canRemoveItems(order('delivered', all))).toBe(false);
});

test('derives the state of an older parcel from its order', () => {
  const old = parcel(undefined, ['saree', 2]);
  expect(shipmentState(old, { state: 'in_transit' })).toBe('in_transit');
  expect(shipmentState(old, { state: 'cancelled' })).toBe('shipped');
  expect(shipmentState({ ...old, deliveredAt: new Date(0) }, { state: 'delivered' })).toBe(
    'delivered',
  );
});

test('keeps every staff step within the table of transitions', () => {
  const leads = {
    confirm: 'confirmed',
    pack: 'packed',
    hold: 'on_hold',
    cancel: 'cancelled',
  } as const;
  for (const [action, to] of Object.entries(leads)) {
    for (const from of ORDER_ACTIONS[action as keyof typeof leads]) {
      expect(ORDER_TRANSITIONS[from], `${action} from ${from}`).toContain(to);
    }
  }
});

test('offers allowed actions, and shipping only with unshipped items', () => {
  expect(orderActions(order('placed'))).toEqual(['confirm', 'hold', 'cancel']);
  expect(orderActions(order('packed'))).toEqual(['ship', 'hold', 'cancel']);
  expect(orderActions(order('shipped', parcel('shipped', ['saree', 2])))).toEqual(['ship']);
  const all = parcel('shipped', ['saree', 2], ['bag', 1]);
  expect(orderActions(order('shipped', all))).toEqual([]);
  expect(parcelActions(order('shipped'), all)).toEqual([
    'in-transit',
    'out-for-delivery',
    'deliver',
    'rto',
  ]);
  expect(parcelActions(order('rto'), parcel('rto', ['bag', 1]))).toEqual(['reship', 'receive']);
  expect(parcelActions(order('delivered'), parcel('delivered', ['bag', 1]))).toEqual([]);
});
