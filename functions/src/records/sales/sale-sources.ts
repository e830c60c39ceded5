import type { SettledRefund } from '@kargha/domain/orders/price-reductions';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { readCreditSales, type CreditSaleDay } from '@kargha/domain/reports/credit-sales';

import type { DocumentSnapshot, Transaction } from '../../platform/firestore.ts';
import { balanceAdjustmentsOf, readBalanceAdjustment } from '../balance-adjustment-record.ts';
import { invoiceOf } from '../invoice-record.ts';
import type { OrderRecord } from '../order-record.ts';
import { readRefund, refunds } from '../payment-record.ts';
import { readEachReturn, returnsOf } from '../return-record.ts';
import { settingsRef } from '../settings-record.ts';

interface SaleSources {
  /** refunds and balance adjustments, which take effect at once */
  settled: (SettledRefund & { id: string; paymentId?: string | null })[];
  returns: OrderReturn[];
  creditSales: CreditSaleDay;
  /** the tax invoice of an order with payment terms; null without one */
  invoicedAt: Date | null;
}

/** What the sales of an order follow from, next to the order. */
export async function readSaleSources(
  transaction: Transaction,
  order: OrderRecord,
): Promise<SaleSources> {
  const [past, adjustments, settings, invoice] = await Promise.all([
    transaction.get(refunds().where('orderId', '==', order.id)),
    transaction.get(balanceAdjustmentsOf(order.id)),
    order.instalments ? transaction.get(settingsRef()) : null,
    order.instalments ? invoiceOf(transaction, order) : null,
  ]);
  const settled = [...past.docs.flatMap(refundIn), ...adjustments.docs.flatMap(adjustmentIn)];
  const hasReturns = settled.some(({ returnId }) => returnId !== undefined);
  return {
    settled,
    returns: hasReturns ? readEachReturn((await transaction.get(returnsOf(order.id))).docs) : [],
    creditSales: readCreditSales(settings?.get('payments.creditSales')),
    invoicedAt: invoice?.issuedAt ?? null,
  };
}

function refundIn(snapshot: DocumentSnapshot): SaleSources['settled'] {
  const refund = readRefund(snapshot);
  return refund ? [{ ...refund, id: snapshot.id }] : [];
}

function adjustmentIn(snapshot: DocumentSnapshot): SaleSources['settled'] {
  const adjustment = readBalanceAdjustment(snapshot);
  return adjustment ? [{ ...adjustment, id: snapshot.id, state: 'processed' }] : [];
}
