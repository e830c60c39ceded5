import type { CustomerInfo } from '@kargha/domain/shopping/customer-info';
import { paiseToRupees, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import type { LastOrder } from '@kargha/domain/payments/payment';
import { lastingStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

import type { BoughtLine } from './purchased-line.ts';

interface PaidOrder {
  orderId: string;
  orderNumber: string;
  paymentId: string;
  total: Paise;
  bought: readonly BoughtLine[];
  customer: Pick<CustomerInfo, 'name' | 'email' | 'phone'>;
}

/**
 * Keeps the record of the order that was just paid, for the tracking page and for the shopper. False when it is there
 * already: another tab was told first, and has taken what was bought out of the cart.
 */
export function keepLastOrder(paid: PaidOrder): boolean {
  const { orderId, orderNumber, paymentId, total, bought, customer } = paid;
  if (storedRecord().text('orderId') === orderId) return false;
  const record: LastOrder = {
    orderId,
    orderNumber,
    paymentId,
    amount: paiseToRupees(total),
    items: [...bought],
    customerInfo: { name: customer.name, email: customer.email, phone: customer.phone },
    timestamp: new Date().toISOString(),
  };
  writeJson(lastingStorage, storageKeys.lastOrder, record);
  return true;
}

/** What the shopper was told of this order when it was paid; undefined when it is not the last one of this browser. */
export function lastOrderOf(
  orderId: string,
): { orderNumber: string; email: string; total: Paise } | undefined {
  const record = storedRecord();
  if (orderId === '' || record.text('orderId') !== orderId) return undefined;
  return {
    orderNumber: record.text('orderNumber'),
    email: record.part('customerInfo').text('email'),
    total: rupeesToPaise(record.number('amount')),
  };
}

function storedRecord() {
  return storedFields(readJson(lastingStorage, storageKeys.lastOrder));
}
