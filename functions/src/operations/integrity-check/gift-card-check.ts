import { paise } from '@kargha/domain/money/paise';
import { giftCardSaleProblems } from '@kargha/domain/pricing/gift-card-sale-problems';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Finding } from '@kargha/domain/reports/ops-endpoints';

import { HttpError } from '../../http/errors.ts';
import {
  AggregateField,
  firestore,
  readTogether,
  type DocumentSnapshot,
} from '../../platform/firestore.ts';
import { deductedOf } from '../../records/dispute-record.ts';
import { giftCardRef, readGiftCard } from '../../records/gift-card-record.ts';
import { giftCardSales, readGiftCardSale } from '../../records/gift-card-sale-record.ts';
import { paymentRef, readPayment } from '../../records/payment-record.ts';
import { resultOf, type Check, type CheckRun } from './integrity-check.ts';
import { runForEach, walkQuery, type WalkResult } from './walk-query.ts';

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

/** Sold cards match their payments: the sum of the cards is what was captured minus what was refunded. */
async function walkGiftCardSales(run: CheckRun): Promise<WalkResult & { findings: Finding[] }> {
  const findings: Finding[] = [];
  const sales = giftCardSales().orderBy('createdAt');
  const walked = await walkQuery(sales, run, async (page) => {
    findings.push(...(await runForEach(page, saleFindings)).flat());
  });
  return { ...walked, findings };
}

/** Sale, card and payment are read together, since the payment may just have arrived. */
async function saleFindings({ ref }: DocumentSnapshot): Promise<Finding[]> {
  const { path } = ref;
  try {
    return await readTogether(async (transaction) => {
      const sale = readGiftCardSale(await transaction.get(ref));
      if (!sale) return [];
      const { cardId, paymentId } = sale;
      const card = cardId === null ? null : await transaction.get(giftCardRef(cardId));
      const payment = paymentId === null ? null : await transaction.get(paymentRef(paymentId));
      const problems = giftCardSaleProblems(sale, {
        card: card && readGiftCard(card),
        payment: payment && readPayment(payment),
        deducted: paymentId === null ? paise(0) : await deductedOf(transaction, paymentId),
      });
      return problems.map((problem) => ({
        what: `Gift card sale ${sale.number}: ${problem}.`,
        path,
      }));
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return [{ what: 'The sale of a gift card cannot be read.', path }];
  }
}
