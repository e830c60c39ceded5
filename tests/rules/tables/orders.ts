import { ofAsha, STAFF_READ, type AccessCase, type Filter } from './access-case.ts';

const ashas = { uid: 'asha', number: 'KG-7Q4MX2VT', state: 'placed' };
const visible: Filter[] = [['visibleToCustomer', '==', true]];
const event = { what: 'order.placed', visibleToCustomer: true };

/** An order event of this user. */
const eventOf = (uid: string | null, data = event, where = visible) => ({
  path: 'orders/o1/events/e1',
  data,
  given: { 'orders/o1': { ...ashas, uid } },
  where,
});

const EVENTS: AccessCase[] = [
  {
    name: 'what has happened to an order',
    target: eventOf('asha'),
    table: { asha: 'get list', ...STAFF_READ },
  },
  {
    name: 'what has happened to the order of a suspended person',
    target: eventOf('leela'),
    table: STAFF_READ,
  },
  {
    name: 'what staff have noted on an order for themselves',
    target: eventOf('asha', { ...event, visibleToCustomer: false }, [
      ['visibleToCustomer', '==', false],
    ]),
    table: STAFF_READ,
  },
  { name: "what has happened to a guest's order", target: eventOf(null), table: STAFF_READ },
];

function serverOnly(name: string, path: string, data: AccessCase['target']['data']): AccessCase {
  return { name, target: { path, data, given: { 'orders/o1': ashas } }, table: {} };
}

export const ORDERS: AccessCase[] = [
  ...ofAsha('an order', 'orders/o1', ashas),
  {
    name: "a guest's order",
    target: { path: 'orders/o1', data: { ...ashas, uid: null }, where: [['uid', '==', null]] },
    table: STAFF_READ,
  },
  ...EVENTS,
  serverOnly('which order of the gateway an order has', 'orders/o1/private/twin', {
    gatewayOrderId: 'order_1',
  }),
  serverOnly('how likely a parcel is refused', 'orders/o1/private/cashOnDeliveryRisk', {
    level: 'high',
  }),
  serverOnly('who packs an order', 'orders/o1/private/packing', { uid: 'boss' }),
  serverOnly('what a refused parcel has cost', 'orders/o1/private/courierCost', { cost: 12_000 }),
  ...['invoices', 'creditNotes', 'receiptVouchers', 'refundVouchers', 'returns', 'tickets'].flatMap(
    (collection) => ofAsha(`one of the ${collection}`, `${collection}/x1`),
  ),
  {
    name: 'how far the shop is with a message',
    target: {
      path: 'tickets/t1',
      data: { uid: 'asha', state: 'open', revision: 0, answeredAt: null },
      where: [['uid', '==', 'asha']],
      change: { state: 'answered' },
    },
    table: { asha: 'get list', ...STAFF_READ },
  },
  {
    name: 'what staff have noted about a message for themselves',
    target: {
      path: 'tickets/t1/private/desk',
      data: { note: 'Rang twice', visibleToCustomer: false },
      given: { 'tickets/t1': { uid: 'asha', state: 'open' } },
      change: { note: '' },
    },
    table: {},
  },
  {
    name: 'a ticket of someone without an account',
    target: {
      path: 'tickets/t1',
      data: { uid: null, message: 'Hello' },
      where: [['uid', '==', null]],
    },
    table: STAFF_READ,
  },
];
