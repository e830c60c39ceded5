import type { CustomerInfo } from '@kargha/domain/customer-info';
import { paiseToRupees, type Paise } from '@kargha/domain/paise';
import type { LastOrder } from '@kargha/domain/payment';
import { lastingStorage, writeJson } from '#lib/browser-storage.ts';
import { storageKeys } from '#lib/storage-keys.ts';

import type { CheckoutLine } from './checkout-line.ts';

interface PaidOrder {
  orderId: string;
  orderNumber: string;
  paymentId: string;
  total: Paise;
  lines: readonly CheckoutLine[];
  customer: Pick<CustomerInfo, 'name' | 'email' | 'phone'>;
}

/** Keeps the record of the order that was just paid, for the tracking page and for the shopper. */
export function keepLastOrder(paid: PaidOrder): void {
  const { orderId, orderNumber, paymentId, total, lines, customer } = paid;
  const record: LastOrder = {
    orderId,
    orderNumber,
    paymentId,
    amount: paiseToRupees(total),
    items: lines.map(({ id, name, quantity, price, image }) => ({
      id,
      name,
      quantity,
      price,
      image,
    })),
    customerInfo: { name: customer.name, email: customer.email, phone: customer.phone },
    timestamp: new Date().toISOString(),
  };
  writeJson(lastingStorage, storageKeys.lastOrder, record);
}
