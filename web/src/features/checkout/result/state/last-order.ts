import { lastOrder, type LastOrder } from '@kargha/domain/shopping/browser-purchase';
import type { PurchasedLine } from '@kargha/domain/shopping/payment-attempt';
import type { DeliveryDays } from '@kargha/domain/shopping/delivery';
import type { CustomerInfo } from '@kargha/domain/shopping/customer-info';
import { paiseToRupees, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import { lastingStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedReader } from '#lib/documents/stored-reader.ts';

const readOrder = storedReader('last-order', lastOrder);

/** The order last paid in this browser. */
function storedOrder(): LastOrder | undefined {
  return readOrder(readJson(lastingStorage, storageKeys.lastOrder));
}

interface PaidOrder {
  orderId: string;
  orderNumber: string;
  paymentId: string;
  total: Paise;
  /** to pay on delivery */
  toCollect?: Paise | undefined;
  expected?: DeliveryDays | undefined;
  bought: readonly PurchasedLine[];
  customer: Pick<CustomerInfo, 'name' | 'email' | 'phone'>;
}

/**
 * Stores the paid order for the tracking page. Returns false when another tab has stored it already and cleared
 * the cart.
 */
export function keepLastOrder(paid: PaidOrder): boolean {
  const { orderId, orderNumber, paymentId, total, toCollect, expected, bought, customer } = paid;
  if (storedOrder()?.orderId === orderId) return false;
  const record: LastOrder = {
    orderId,
    orderNumber,
    paymentId,
    amount: paiseToRupees(total),
    ...(toCollect && { toCollect: paiseToRupees(toCollect) }),
    ...(expected && { expected }),
    items: [...bought],
    customerInfo: { name: customer.name, email: customer.email, phone: customer.phone },
    timestamp: new Date().toISOString(),
  };
  writeJson(lastingStorage, storageKeys.lastOrder, record);
  return true;
}

interface ConfirmedOrder {
  orderNumber: string;
  email: string;
  total: Paise;
  toCollect: Paise;
  expected: DeliveryDays | undefined;
}

/** Undefined when it is not this browser's last order. */
export function lastOrderOf(orderId: string): ConfirmedOrder | undefined {
  const order = storedOrder();
  if (orderId === '' || order?.orderId !== orderId) return undefined;
  const { orderNumber, customerInfo, amount, toCollect = 0, expected } = order;
  const { email } = customerInfo;
  return {
    orderNumber,
    email,
    total: rupeesToPaise(amount),
    toCollect: rupeesToPaise(toCollect),
    expected,
  };
}
