import { instalmentsBeforeDispatch } from '@kargha/domain/payments/instalment';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise } from '@kargha/domain/money/paise';

import { refuseOverCreditLimit } from '../credit/company-credit-guard.ts';
import { conflict } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { OrderRecord } from '../../records/order-record.ts';

/**
 * Checks that goods may leave under the payment terms: advances must be paid, and an order on credit must be
 * within the company's limit. Orders from the cart pass. Throws 409 part_unpaid, and as refuseOverCreditLimit
 * does.
 */
export async function refuseEarlyDispatch(
  transaction: Transaction,
  { id, uid, instalments, paymentTerms, payment }: OrderRecord,
  at: Date,
): Promise<void> {
  if (!instalments) return;
  const missing = sumPaise(instalmentsBeforeDispatch(instalments).map(({ amount }) => amount));
  if (missing > 0) {
    throw conflict('part_unpaid', `${formatPaise(missing)} must be paid before dispatch.`, {
      missing,
    });
  }
  const isOnCredit = paymentTerms === 'credit-30' && payment.state === 'pending';
  if (!isOnCredit || uid === null) return;
  await refuseOverCreditLimit(transaction, { uid, amount: paise(0), at, orderId: id });
}
