import { PAYMENT_TERMS } from '@kargha/domain/payments/payment-terms';

import type { Transaction } from '../../platform/firestore.ts';
import { orders, readOrder, type OrderRecord } from '../../records/order-record.ts';

export async function outstandingOrders(
  transaction: Transaction,
  uid: string,
): Promise<OrderRecord[]> {
  const unpaid = orders()
    .where('uid', '==', uid)
    .where('payment.state', '==', 'pending')
    .where('paymentTerms', 'in', PAYMENT_TERMS);
  return (await transaction.get(unpaid)).docs.flatMap((one) => readOrder(one) ?? []);
}
