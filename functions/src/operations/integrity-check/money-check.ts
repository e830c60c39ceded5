import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Finding } from '@kargha/domain/reports/ops-endpoints';
import { ledgerProblems } from '@kargha/domain/payments/ledger-problems';
import { isPaid } from '@kargha/domain/payments/payment';
import { DAY_MS } from '@kargha/domain/records/time-spans';

import { HttpError } from '../../http/errors.ts';
import {
  AggregateField,
  firestore,
  readTogether,
  type DocumentSnapshot,
} from '../../platform/firestore.ts';
import { giftCardSaleRef } from '../../records/gift-card-sale-record.ts';
import { readLedgerRecords } from '../../records/ledger-records.ts';
import { orderRef, orders, readOrderOrSkip } from '../../records/order-record.ts';
import {
  bankTransfers,
  payments,
  readPaymentOrSkip,
  refunds,
  type PaymentRecord,
} from '../../records/payment-record.ts';
import { walkGiftCardSales } from './gift-card-sale-check.ts';
import { resultOf, type Check } from './integrity-check.ts';
import { documentFindings } from './document-check.ts';
import { saleFindings } from './sale-check.ts';
import { runForEach, walkQuery } from './walk-query.ts';

const DAYS = 45;

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
      const problems = [
        ...ledgerProblems(order, records),
        ...(await documentFindings(transaction, order, { records, now })),
        ...(await saleFindings(transaction, order, { records, now })),
      ];
      return problems.map((what) => ({ what: `Order ${order.number}: ${what}`, path: ref.path }));
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return [{ what: 'A payment or refund of this order cannot be read.', path: ref.path }];
  }
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

/**
 * The balance of a gift card is the sum of its movements, between zero and its initial value, and a sold card matches its
 * payment.
 */
export const giftCardCheck: Check = async (run) => {
  const findings: Finding[] = [];
  const cards = firestore().collection(COLLECTIONS.giftCards).orderBy('issuedAt');
  const walkResult = await walkQuery(cards, run, async (page) => {
    const found = await runForEach(page, cardFinding);
    findings.push(...found.filter((one) => one !== null));
  });
  const sold = await walkGiftCardSales(run);
  return resultOf(
    'gift_card_drift',
    walkResult.looked + sold.looked,
    [...findings, ...sold.findings],
    walkResult.isComplete && sold.isComplete,
  );
};

/**
 * Returns a finding; null when the card is correct. A difference is checked again in one transaction, since the
 * card may just have been used.
 */
export async function cardFinding(card: DocumentSnapshot): Promise<Finding | null> {
  const movements = sumOfMovements(card);
  if (compare(card, (await movements.get()).data().sum) === null) return null;
  return readTogether(async (transaction) => {
    const again = await transaction.get(card.ref);
    return again.exists ? compare(again, (await transaction.get(movements)).data().sum) : null;
  });
}

/** Summed up by the database: a card can have many movements. */
function sumOfMovements(card: DocumentSnapshot) {
  return firestore()
    .collection(COLLECTIONS.giftCardMovements)
    .where('cardId', '==', card.id)
    .aggregate({ sum: AggregateField.sum('balanceDelta') });
}

function compare(card: DocumentSnapshot, movements: number): Finding | null {
  const path = card.ref.path;
  const balance = Number(card.get('balance'));
  const initial = Number(card.get('initial'));
  const subject = `The card ending in ${String(card.get('last4'))} has`;
  if (balance < 0 || balance > initial) {
    return { what: `${subject} an impossible balance: ${balance} paise.`, path };
  }
  const expected = initial + movements;
  if (expected === balance) return null;
  return { what: `${subject} ${balance} paise, but its movements add up to ${expected}.`, path };
}
