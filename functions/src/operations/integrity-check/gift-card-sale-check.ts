import { paise } from '@kargha/domain/money/paise';
import { giftCardSaleProblems } from '@kargha/domain/pricing/gift-card-sale-problems';
import type { Finding } from '@kargha/domain/reports/ops-endpoints';

import { HttpError } from '../../http/errors.ts';
import { readTogether, type DocumentSnapshot } from '../../platform/firestore.ts';
import { deductedOf } from '../../records/dispute-record.ts';
import { giftCardRef, readGiftCard } from '../../records/gift-card-record.ts';
import { giftCardSales, readGiftCardSale } from '../../records/gift-card-sale-record.ts';
import { paymentRef, readPayment } from '../../records/payment-record.ts';
import type { CheckRun } from './integrity-check.ts';
import { runForEach, walkQuery, type WalkResult } from './walk-query.ts';

/** Sold cards match their payments: the sum of the cards is what was captured minus what was refunded. */
export async function walkGiftCardSales(
  run: CheckRun,
): Promise<WalkResult & { findings: Finding[] }> {
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
