import { parse } from 'valibot';

import { orderSchema } from '@kargha/domain/orders/order-schema';
import { returnSchema, type OrderReturn } from '@kargha/domain/orders/return-schema';
import { BLANK_ADDRESS } from '@kargha/domain/shopping/browser-purchase';
import { shownOrder, type ShownOrder } from '#lib/documents/order-document.ts';

const EPOCH = '1970-01-01T00:00:00.000Z';

interface OrderParts {
  lines?: object[];
  totals?: object;
  payment?: object;
  shipments?: object[];
}

/** A stored order with these fields, and the required ones. */
export function storedOrder(fields: object): object {
  const { lines = [], totals, payment, shipments = [] } = fields as OrderParts;
  return {
    ...{ id: 'o1', number: '', state: 'pending_payment', stateTimes: {}, createdAt: EPOCH },
    ...{ updatedAt: EPOCH, customer: { email: '', address: BLANK_ADDRESS } },
    ...fields,
    lines: lines.map((line) => ({ title: '', ...line })),
    totals: { ...{ subtotal: 0, shipping: 0, tax: 0, total: 0 }, ...totals },
    payment: { state: 'pending', ...payment },
    shipments: shipments.map((parcel) => ({ lines: [], shippedAt: EPOCH, ...parcel })),
  };
}

export function sampleOrder(fields: object): ShownOrder {
  return shownOrder(parse(orderSchema, storedOrder(fields)));
}

export function sampleReturn(fields: object): OrderReturn {
  return parse(returnSchema, { id: 'r1', orderId: 'o1', createdAt: EPOCH, ...fields });
}
