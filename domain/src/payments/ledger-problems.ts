import { formatPaise } from '../money/money-format.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';
import { promisedAmount } from './failed-refund.ts';
import { orderBalance, type AccountedOrder } from './order-balance.ts';
import { storedPrepaidRefunds } from './prepaid-share.ts';
import { exchangedAmount, orderLedger, type LedgerRecords } from './order-ledger.ts';

/** Where the sums of an order, or of its payments, contradict their documents; empty when all is well. */
export function ledgerProblems(order: AccountedOrder, records: LedgerRecords): string[] {
  const ledger = orderLedger(order, records);
  const balance = orderBalance(order);
  const { refunds } = records;
  const owed = refunds.filter(({ state }) => state === 'owed');
  const toPrepaid = refunds.filter(({ paymentId }) => paymentId === null);
  const problems: [string, Paise, Paise][] = [
    ['payments', balance.paid, ledger.paid],
    ['refunds', balance.refunded, ledger.refunded],
    ['manual refunds due', balance.manualRefundDue, sumOf(owed)],
    ['refunds to the gift card or exchange', storedPrepaidRefunds(order), sumOf(toPrepaid)],
    ['cash collected by couriers', order.cashOnDelivery?.collected ?? paise(0), cashOf(records)],
    ['credits for replacements', order.creditGiven ?? paise(0), creditNow(records)],
  ];
  return [
    ...problems.flatMap(([what, stored, found]) =>
      stored === found
        ? []
        : [`Its ${what} add up to ${formatPaise(found)}, but it says ${formatPaise(stored)}.`],
    ),
    ...(ledger.refunded > ledger.paid
      ? [`${formatPaise(paise(ledger.refunded - ledger.paid))} more went back than was paid.`]
      : []),
    ...(ledger.difference === 0
      ? []
      : [`Charges, payments and refunds differ by ${formatPaise(ledger.difference)}.`]),
    ...records.payments.flatMap((payment) => paymentProblem(payment, records)),
  ];
}

function cashOf({ payments }: LedgerRecords): Paise {
  return sumOf(payments.filter(({ method }) => method === 'cash_on_delivery'));
}

/** What replacements were paid with, without what was refunded of it later. */
function creditNow(records: LedgerRecords): Paise {
  const back = records.refunds.filter(({ purpose }) => purpose === 'replacement_refund');
  return paise(exchangedAmount(records) - sumPaise(back.map(promisedAmount)));
}

/** The gateway may have refunded a payment on its own before the shop knew of it, but never less than the shop did. */
function paymentProblem(
  { id, refunded }: LedgerRecords['payments'][number],
  { refunds }: LedgerRecords,
): string[] {
  const sent = sumOf(
    refunds.filter(({ paymentId, state }) => paymentId === id && state === 'processed'),
  );
  if (refunded === undefined || refunded >= sent) return [];
  return [
    `Refunds of payment ${id} add up to ${formatPaise(sent)}, but it says ${formatPaise(refunded)}.`,
  ];
}

function sumOf(parts: readonly { amount?: Paise | undefined }[]): Paise {
  return sumPaise(parts.flatMap(({ amount }) => amount ?? []));
}
