import { sumPaise } from '@kargha/domain/money/paise';
import { documentProblems } from '@kargha/domain/payments/document-problems';
import type { Finding } from '@kargha/domain/reports/ops-endpoints';
import { ledgerProblems } from '@kargha/domain/payments/ledger-problems';
import type { LedgerRecords } from '@kargha/domain/payments/order-ledger';
import { isPaid } from '@kargha/domain/payments/payment';
import { DAY_MS, HOUR_MS } from '@kargha/domain/records/time-spans';
import { saleDay } from '@kargha/domain/reports/sale-day';
import { saleProblems } from '@kargha/domain/reports/sale-problems';

import { countedEntries } from '../../catalogue/catalogue-index/sold-scores.ts';
import { creditNotesOf } from '../../documents/invoices/write-credit-note.ts';
import { HttpError } from '../../http/errors.ts';
import { readTogether, type DocumentSnapshot, type Transaction } from '../../platform/firestore.ts';
import { giftCardSaleRef } from '../../records/gift-card-sale-record.ts';
import { invoiceOf } from '../../records/invoice-record.ts';
import { readLedgerRecords } from '../../records/ledger-records.ts';
import { orderRef, orders, readOrderOrSkip, type OrderRecord } from '../../records/order-record.ts';
import {
  bankTransfers,
  payments,
  readPaymentOrSkip,
  refunds,
  type PaymentRecord,
} from '../../records/payment-record.ts';
import { readSaleSources } from '../../records/sales/sale-sources.ts';
import { resultOf, type Check } from './integrity-check.ts';
import { runForEach, walkQuery } from './walk-query.ts';

const DAYS = 45;

/** Triggers issue credit notes and count orders after the change is written, and they may be late. */
const TRIGGER_DELAY_MS = HOUR_MS;

/**
 * Every payment has an order, is refunded, or waits for staff; no refund exceeds its payment, through the gateway
 * or offline; and the sums of each order, its invoice minus its credit notes, and its entries in the reports are those of
 * its ledger.
 */
export const moneyCheck: Check = async (run) => {
  const since = new Date(run.now.getTime() - DAYS * DAY_MS);
  const walks = [
    {
      query: payments().where('updatedAt', '>=', since).orderBy('updatedAt'),
      findings: findingsOf,
    },
    { query: bankTransfers().where('at', '>=', since).orderBy('at'), findings: transferFindings },
    {
      query: orders().where('updatedAt', '>=', since).orderBy('updatedAt'),
      findings: (order: DocumentSnapshot) => orderFindings(order, run.now),
    },
  ];
  const all: Finding[] = [];
  const results = [];
  for (const { query, findings } of walks) {
    const walked = await walkQuery(query, run, async (page) => {
      all.push(...(await runForEach(page, findings)).flat());
    });
    results.push(walked);
  }
  const looked = results.reduce((sum, walked) => sum + walked.looked, 0);
  const isComplete = results.every((walked) => walked.isComplete);
  return resultOf('money_drift', looked, all, isComplete);
};

/** Order and documents are read together, since a payment may just have arrived. */
async function orderFindings({ ref }: DocumentSnapshot, now: Date): Promise<Finding[]> {
  try {
    return await readTogether(async (transaction) => {
      const snapshot = await transaction.get(ref);
      const order = snapshot.exists ? readOrderOrSkip(snapshot) : null;
      if (!order) return [];
      const records = await readLedgerRecords(transaction, order.id);
      const isRecent = now.getTime() - order.updatedAt.getTime() < TRIGGER_DELAY_MS;
      const problems = [
        ...ledgerProblems(order, records),
        ...(isRecent ? [] : await documentFindings(transaction, order, records)),
        ...(isRecent ? [] : await saleFindings(transaction, order, records)),
      ];
      return problems.map((what) => ({ what: `Order ${order.number}: ${what}`, path: ref.path }));
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return [{ what: 'A payment or refund of this order cannot be read.', path: ref.path }];
  }
}

/** Where the documents of an invoiced order contradict its ledger. Reads the invoice and its credit notes. */
async function documentFindings(
  transaction: Transaction,
  order: OrderRecord,
  records: LedgerRecords,
): Promise<string[]> {
  const invoice = await invoiceOf(transaction, order);
  if (!invoice) return [];
  const notes = await creditNotesOf(transaction, order.id);
  const credited = sumPaise(notes.map(({ totals }) => totals.total));
  return documentProblems(order, records, { invoiced: invoice.totals.total, credited });
}

/** Where the reports contradict the ledger of an order. An order on credit may not count before its invoice. */
async function saleFindings(
  transaction: Transaction,
  order: OrderRecord,
  records: LedgerRecords,
): Promise<string[]> {
  const entries = await countedEntries(transaction, order);
  const problems = saleProblems(order, records, entries);
  if (problems.length === 0 || entries.length > 0) return problems;
  const { creditSales, invoicedAt } = await readSaleSources(transaction, order);
  return saleDay(order, creditSales, invoicedAt) === null ? [] : problems;
}

/** Offline payments need an order too, and their refunds may not exceed them. */
async function transferFindings(transfer: DocumentSnapshot): Promise<Finding[]> {
  const { id } = transfer;
  const amount = Number(transfer.get('amount'));
  const { exists } = await orderRef(String(transfer.get('orderId'))).get();
  const problems = [
    exists ? null : `Payment ${id} is for an order that does not exist.`,
    transfer.get('direction') === 'out' ? null : await refundProblem(id, { amount }),
  ];
  return problems.flatMap((what) => (what === null ? [] : [{ what, path: transfer.ref.path }]));
}

async function findingsOf(snapshot: DocumentSnapshot): Promise<Finding[]> {
  const payment = readPaymentOrSkip(snapshot);
  const { path } = snapshot.ref;
  if (!payment) return [{ what: `Payment ${snapshot.id} cannot be read.`, path }];
  if (!isPaid(payment.state)) return [];
  const problems = [
    await orderProblem(snapshot.id, payment),
    await refundProblem(snapshot.id, payment),
  ];
  return problems.flatMap((what) => (what === null ? [] : [{ what, path }]));
}

/** A payment needs an order or the sale of a gift card, a refund, or a flag for staff. */
async function orderProblem(
  id: string,
  { orderId, giftCardSaleId, needsReview, refunding }: PaymentRecord,
): Promise<string | null> {
  if (giftCardSaleId !== undefined) {
    const { exists } = await giftCardSaleRef(giftCardSaleId).get();
    return exists ? null : `Payment ${id} is for a gift card sale that does not exist.`;
  }
  if (orderId === null) {
    const isKnown = needsReview || refunding;
    return isKnown ? null : `Payment ${id} has no order and was not flagged for review.`;
  }
  const { exists } = await orderRef(orderId).get();
  return exists ? null : `Payment ${id} is for an order that does not exist.`;
}

async function refundProblem(id: string, { amount }: { amount: number }): Promise<string | null> {
  const refunded = await refundedAmount(id);
  return refunded > amount
    ? `Refunds of payment ${id} add up to ${refunded} paise, but it was only ${amount} paise.`
    : null;
}

async function refundedAmount(paymentId: string): Promise<number> {
  const { docs } = await refunds().where('paymentId', '==', paymentId).get();
  return docs
    .filter((refund) => refund.get('state') !== 'failed')
    .reduce((sum, refund) => sum + Number(refund.get('amount')), 0);
}
