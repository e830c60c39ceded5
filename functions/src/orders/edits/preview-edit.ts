import type { EditPreview } from '@kargha/domain/orders/order-edit-endpoints';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';
import { paise, sumPaise } from '@kargha/domain/money/paise';
import { isOfflineMethod } from '@kargha/domain/payments/payment';
import { mostRefundable, planRefund } from '@kargha/domain/payments/refund-plan';
import { orderWorth } from '@kargha/domain/pricing/price-order';
import { isSameLine, refOf } from '@kargha/domain/shopping/line-ref';

import { tooMuch } from '../../money/refunds/split-refund.ts';
import { readTogether } from '../../platform/firestore.ts';
import { requireOrder } from '../../records/change-order.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { planEdit, refundedBy, type PlannedEdit } from './plan-edit.ts';

/** What an edit would change, and how its difference would be settled. Throws as planEdit does, and 409 too_much. */
export function previewEdit(
  orderId: string,
  lines: readonly ShipmentLine[],
  at: Date,
): Promise<EditPreview> {
  return readTogether(async (transaction) => {
    const order = await requireOrder(transaction, orderId);
    return previewOf(order, await planEdit(transaction, order, lines, { at }));
  });
}

function previewOf(order: OrderRecord, planned: PlannedEdit): EditPreview {
  const { edit } = planned;
  const settlement = settlementOf(order, planned);
  const giftCard = paise(order.totals.giftCard - settlement.toPrepaid);
  const total = paise(orderWorth(order.totals) + edit.difference - giftCard);
  return {
    lines: edit.lines.map((line) => ({
      ...refOf(line),
      title: line.title,
      unitPrice: line.unitPrice,
      quantity: line.quantity,
      before: order.lines.find((one) => isSameLine(one, line))?.quantity ?? 0,
    })),
    before: order.totals,
    after: { ...order.totals, ...edit.charges, giftCard, total },
    difference: edit.difference,
    ...settlement,
    mayBeOnCredit: order.paymentTerms === 'credit-30' && order.uid !== null,
  };
}

type Settlement = Pick<EditPreview, 'toPay' | 'offBalance' | 'toRefund' | 'byHand' | 'toPrepaid'>;

/** As settleLess and settleMore settle it. */
function settlementOf(order: OrderRecord, { edit, money }: PlannedEdit): Settlement {
  const amount = refundedBy(order, edit);
  const payments = money.payments.filter(({ isDuplicate }) => !isDuplicate);
  const plan = planRefund(amount, payments, money.prepaidLeft);
  const most = paise(Math.max(0, mostRefundable(payments, money.prepaidLeft) - money.reserved));
  if (!plan || amount > most) throw tooMuch(order, most);
  const offline = plan.parts.filter(({ from }) => isOfflineMethod(from.method));
  const byHand = sumPaise(offline.map(({ amount }) => amount));
  return {
    toPay: paise(Math.max(0, edit.difference)),
    offBalance: paise(Math.max(0, 0 - edit.difference) - amount),
    toRefund: paise(amount - byHand - plan.prepaid),
    byHand,
    toPrepaid: plan.prepaid,
  };
}
