import type { CustomerInfo } from '@kargha/domain/shopping/customer-info';
import { paiseToRupees, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import type { LastOrder } from '@kargha/domain/payments/payment';
import { lastingStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

import type { PurchasedLine } from './purchased-line.ts';

interface PaidOrder {
  orderId: string;
  orderNumber: string;
  paymentId: string;
  total: Paise;
  bought: readonly PurchasedLine[];
  customer: Pick<CustomerInfo, 'name' | 'email' | 'phone'>;
}

/**
 * Stores the paid order for the tracking page. Returns false when another tab has stored it already and cleared
 * the cart.
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

/** Undefined when it is not this browser's last order. */
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
