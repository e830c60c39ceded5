import { randomUUID } from 'node:crypto';

import { draftContent, newDraftSchema } from '@kargha/domain/orders/draft-order-requests';
import { indianDay } from '@kargha/domain/india/indian-day';
import { paise } from '@kargha/domain/money/paise';
import type { OrderTotals } from '@kargha/domain/pricing/price-order';

import {
  placePaidDraft,
  sendDraft,
} from '../../../functions/src/orders/draft-orders/order-from-draft.ts';
import { createDraft } from '../../../functions/src/orders/draft-orders/save-draft.ts';
import { recordOfflinePayment } from '../../../functions/src/orders/record-offline-payment.ts';
import type { OrderRecord } from '../../../functions/src/records/order-record.ts';
import { recordManualRefund } from '../../../functions/src/money/refunds/record-manual-refund.ts';
import { draftOf, newReference } from '../draft-order-fixtures.ts';
import { refundsOf } from '../manual-refunds.ts';
import { staffUpdate, STAFF, type OrderAction } from './order-actions.ts';
import { lineOf, type RealShop } from './real-shop.ts';
import type { OrderRequest } from './shop-model.ts';

const bankTransfer = (amount: number) => {
  const method = 'bank_transfer' as const;
  return { method, reference: newReference(), amount: paise(amount), note: '' };
};

/** Pays a pending gateway order by bank transfer. */
const payManually: OrderAction = {
  name: 'pay by bank transfer',
  on: ['open'],
  also: ({ totals }) => totals.total > 0,
  run: async ({ order, real, its }) => {
    const { total } = order.totals;
    const change = await staffUpdate(its, real);
    await recordOfflinePayment(real.shop.context, change, { revision: 0, ...bankTransfer(total) });
    Object.assign(order, { state: 'placed', money: total, wasPaid: true, isManual: true });
  },
};

/** Records the smallest due manual refund as paid. */
const manualRefund: OrderAction = {
  name: 'record manual refund',
  on: ['placed', 'packed', 'shipped', 'delivered', 'returned', 'cancelled'],
  also: ({ owed }) => owed > 0,
  run: async ({ order, real, its }) => {
    const [refund] = (await refundsOf(its.orderId)).filter(({ state }) => state === 'owed');
    if (!refund) throw new RangeError(`Order ${its.orderId} owes no refund.`);
    const { method, reference } = bankTransfer(refund.amount);
    const day = indianDay(real.shop.context.now());
    const paid = { refundId: refund.id, method, reference, day };
    await recordManualRefund(await staffUpdate(its, real), paid);
    order.owed -= refund.amount;
    order.money -= refund.amount;
  },
};

export const COUNTER_ACTIONS: readonly OrderAction[] = [
  payManually,
  payManually,
  manualRefund,
  manualRefund,
];

export async function sellInShowroom(
  real: RealShop,
  { product, items: quantity, withCode, withCard }: OrderRequest,
  totals: OrderTotals,
): Promise<OrderRecord> {
  const { context } = real.shop;
  const draft = { id: `draft-${randomUUID()}`, by: STAFF, at: context.now() };
  const items = [{ ...lineOf(real, product), quantity }];
  const typed = draftOf([], { items, couponCode: withCode ? real.couponCode : '' });
  const values = newDraftSchema.validateSync({ requestId: randomUUID(), ...typed });
  await createDraft({ content: draftContent(values), totals }, draft);
  const giftCard = withCard ? real.card.code : '';
  const staffAction = { ...draft, revision: 0 };
  if (totals.total === 0) return sendDraft(context, staffAction, { amount: 0, giftCard });
  return placePaidDraft(context, staffAction, {
    revision: 0,
    giftCard,
    ...bankTransfer(totals.total),
  });
}
