import { indianDay, startOfIndianDay } from '@kargha/domain/india/indian-day';
import { formatLongDate } from '@kargha/domain/india/long-date';
import type { BankTransferRequest } from '@kargha/domain/payments/company-credit';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';

import { conflict } from '../../http/errors.ts';
import {
  changeByStaff,
  recordStep,
  type ChangedOrder,
  type StaffChange,
} from '../../records/change-order.ts';
import { allocateTransfer } from './allocate-transfer.ts';
import { unpaidInstalment } from './open-instalment.ts';
import { markInstalmentPaid } from './apply-instalment-payment.ts';

export interface ReceivedTransfer extends Omit<BankTransferRequest, 'revision'> {
  partId: string;
}

/**
 * Marks an instalment as paid by a bank transfer, or by a share of one that pays several instalments of the buyer.
 * Transfer, instalment, event and audit row are written together. Throws 404, 400 invalid, 409 stale, not_payable,
 * wrong_amount when the amount differs from the instalment, and utr_used when too little of the transfer is left.
 */
export function recordBankTransfer(
  change: StaffChange,
  { partId, utr, amount, total, note, valueDate = indianDay(change.at) }: ReceivedTransfer,
): Promise<ChangedOrder> {
  const { actor, at } = change;
  return changeByStaff(change, async (transaction, order) => {
    const instalment = unpaidInstalment(order, partId);
    if (amount !== instalment.amount) {
      const right = formatPaise(instalment.amount);
      throw conflict('wrong_amount', `This instalment is ${right}. The amount must match it.`, {
        amount: instalment.amount,
      });
    }
    const { id: orderId, uid } = order;
    const whole = total === undefined ? undefined : paise(total);
    const allocation = { utr, uid, amount: instalment.amount, total: whole };
    const { paymentId, save } = await allocateTransfer(transaction, allocation);
    const method = 'bank_transfer';
    save({ orderId, partId, uid, amount, method, note, valueDate, by: actor, at });
    const paid = { paymentId, valueDate, method, at } as const;
    const changes = markInstalmentPaid(transaction, order, instalment, paid);
    const what = `Bank transfer received: instalment ${instalment.id}`;
    const step = { action: `transfer-${instalment.id}`, to: order.state, what, actor, at };
    return recordStep(
      transaction,
      order,
      { ...step, note: `UTR ${utr}, value date ${formatLongDate(startOfIndianDay(valueDate))}` },
      changes,
    );
  });
}
