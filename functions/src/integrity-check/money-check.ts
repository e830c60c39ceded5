import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Finding } from '@kargha/domain/reports/ops';
import { isPaid } from '@kargha/domain/payments/payment';
import { DAY_MS } from '@kargha/domain/records/time-spans';

import {
  AggregateField,
  firestore,
  readTogether,
  type DocumentSnapshot,
} from '../platform/firestore.ts';
import { orderRef } from '../records/order-record.ts';
import { payments, readPayment, refunds, type PaymentRecord } from '../records/payment-record.ts';
import { resultOf, type Check } from './integrity-check.ts';
import { runForEach, walkQuery } from './walk-query.ts';

/** Older payments have been looked at many nights. */
const DAYS = 45;

/**
 * All money that was taken is an order, goes back, or waits for staff; and nothing gives back more than it took, whether
 * it came by the gateway or past it.
 */
export const moneyCheck: Check = async (run) => {
  const since = new Date(run.now.getTime() - DAYS * DAY_MS);
  const findings: Finding[] = [];
  const recent = payments().where('updatedAt', '>=', since).orderBy('updatedAt');
  const walkResult = await walkQuery(recent, run, async (page) => {
    const found = await runForEach(page, findingsOf);
    findings.push(...found.flat());
  });
  const transfers = firestore().collection(COLLECTIONS.bankTransfers);
  const recentTransfers = transfers.where('at', '>=', since).orderBy('at');
  const transferResult = await walkQuery(recentTransfers, run, async (page) => {
    findings.push(...(await runForEach(page, transferFindings)).flat());
  });
  const looked = walkResult.looked + transferResult.looked;
  const isComplete = walkResult.isComplete && transferResult.isComplete;
  return resultOf('money_drift', looked, findings, isComplete);
};

/** Money past the gateway belongs to an order as well, and its refunds are no more than it was. */
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
  const payment = readPayment(snapshot);
  if (!payment || !isPaid(payment.state)) return [];
  const problems = [
    await orderProblem(snapshot.id, payment),
    await refundProblem(snapshot.id, payment),
  ];
  return problems.flatMap((what) => (what === null ? [] : [{ what, path: snapshot.ref.path }]));
}

/** Money belongs to an order that is there, goes back, or waits for staff. */
async function orderProblem(
  id: string,
  { orderId, needsReview, refunding }: PaymentRecord,
): Promise<string | null> {
  if (orderId === null) {
    const isKnown = needsReview !== null || refunding;
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

/** The balance of every gift card is the sum of its movements, never below zero and never above what it began with. */
export const giftCardCheck: Check = async (run) => {
  const findings: Finding[] = [];
  const cards = firestore().collection(COLLECTIONS.giftCards).orderBy('issuedAt');
  const walkResult = await walkQuery(cards, run, async (page) => {
    const found = await runForEach(page, cardFinding);
    findings.push(...found.filter((one) => one !== null));
  });
  return resultOf('gift_card_drift', walkResult.looked, findings, walkResult.isComplete);
};

/**
 * What is wrong with a card as it was read; null when nothing is. A card that was spent since then is no drift: what
 * differs is looked at once more, together with its movements.
 */
export async function cardFinding(card: DocumentSnapshot): Promise<Finding | null> {
  const movements = sumOfMovements(card);
  if (compare(card, (await movements.get()).data().sum) === null) return null;
  return readTogether(async (transaction) => {
    const again = await transaction.get(card.ref);
    return again.exists ? compare(again, (await transaction.get(movements)).data().sum) : null;
  });
}

/** Added up in the database: a card has any number of movements. */
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
