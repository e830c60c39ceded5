import { PAYMENT_TERMS } from '@kargha/domain/payments/payment-terms';

import type { Transaction } from '../../platform/firestore.ts';
import { orders, type OrderRecord, readEachOrder } from '../../records/order-record.ts';

export async function outstandingOrders(
  transaction: Transaction,
  uid: string,
): Promise<OrderRecord[]> {
  const unpaid = orders()
    .where('uid', '==', uid)
    .where('payment.state', '==', 'pending')
    .where('paymentTerms', 'in', PAYMENT_TERMS);
  // An order that cannot be read may be unpaid, so the company gets no more credit until it is repaired.
  return readEachOrder((await transaction.get(unpaid)).docs);
}
