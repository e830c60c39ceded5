import type { OrderState } from '../orders/order-state.ts';
import { paise, sumPaise, timesPaise, type Paise } from '../money/paise.ts';
import type { PaymentTerms } from '../quotes/quote.ts';
import { DAY_MS } from '../records/time-spans.ts';
import type { StateTimes } from '../orders/tracking.ts';

/** When a part of the price falls due. */
type DueAt = 'now' | 'on_delivery' | 'on_date';

/** One part of a bulk order's price, paid by itself: through the gateway or by a bank transfer. */
export interface Instalment {
  /** its place in the plan, counted from 1 */
  id: string;
  /** whole percent of the total */
  share: number;
  amount: Paise;
  due: DueAt;
  /** `now`: when the offer was accepted; `on_date`: null until the invoice names it; `on_delivery`: null */
  dueOn: Date | null;
  /** `credited`: goods that came back, or pieces that were taken out, have taken all of it off */
  state: 'due' | 'paid' | 'credited';
  /** what goods that came back have taken off the amount; absent before the first */
  credited?: Paise;
  /** what pieces that were taken out of the order have taken off it; absent before the first */
  reduced?: Paise;
  /** the gateway's payment, or the UTR of the bank transfer; null until it is paid */
  paymentId: string | null;
  /** the day on which the bank has booked the transfer, as 2026-11-21; absent for what came another way */
  valueDate?: string;
  /** the receipt voucher of an advance; absent until it is issued */
  receiptNumber?: string;
  /** the refund vouchers of what has gone back of the advance; absent before the first */
  refundVouchers?: { number: string; amount: Paise }[];
}

/** Orders in these states are never paid any further. */
const CLOSED: readonly OrderState[] = ['cancelled', 'expired', 'returned'];

/** Days from the invoice in which a part on credit is paid ("30-day credit", spec §2). */
export const CREDIT_DAYS = 30;

/** The gateway takes no less than a rupee: what would be smaller is not split. */
const MIN_INSTALMENT = paise(100);

/**
 * The parts in which the price of an accepted offer is paid (spec §2: 100 % advance, 50 % advance and 50 % on
 * delivery, 30-day credit). They add up to `total` to the paisa; an odd paisa is in the first part. Terms that were
 * never agreed ('discuss') mean all in advance. Nothing to pay has no part.
 */
export function planInstalments(total: Paise, terms: PaymentTerms, acceptedAt: Date): Instalment[] {
  if (total <= 0) return [];
  if (terms === 'credit-30') {
    return [instalment('1', 100, total, { due: 'on_date', dueOn: null })];
  }
  const now = { due: 'now', dueOn: acceptedAt } as const;
  if (terms !== 'half-advance' || total < timesPaise(MIN_INSTALMENT, 2)) {
    return [instalment('1', 100, total, now)];
  }
  const first = paise(Math.ceil(total / 2));
  return [
    instalment('1', 50, first, now),
    instalment('2', 50, paise(total - first), { due: 'on_delivery', dueOn: null }),
  ];
}

/** What has been paid so far. */
export function paidAmount(instalments: readonly Instalment[]): Paise {
  return sumPaise(instalments.flatMap(({ state, amount }) => (state === 'paid' ? [amount] : [])));
}

/** What is not paid of the parts, also once their order was closed and nobody owes it any more. */
export function unpaidAmount(instalments: readonly Instalment[]): Paise {
  return sumPaise(instalments.flatMap(({ state, amount }) => (state === 'due' ? [amount] : [])));
}

/** What is left of the advances that have receipt vouchers, each with its number; what went back entirely is gone. */
export function remainingAdvances(
  instalments: readonly Instalment[],
): { number: string; amount: Paise }[] {
  return instalments.flatMap(({ receiptNumber, amount, refundVouchers = [] }) => {
    if (receiptNumber === undefined) return [];
    const left = amount - sumPaise(refundVouchers.map((voucher) => voucher.amount));
    return left > 0 ? [{ number: receiptNumber, amount: paise(left) }] : [];
  });
}

/** True for an order that is never paid any further: it was cancelled, or all of it was returned. */
export function isClosedForPayment({ state }: { state: OrderState }): boolean {
  return CLOSED.includes(state);
}

/** The parts that are still owed; an order that was closed owes nothing any more. */
export function unpaidInstalments(order: {
  state: OrderState;
  instalments?: readonly Instalment[];
}): Instalment[] {
  if (isClosedForPayment(order)) return [];
  return (order.instalments ?? []).filter(({ state }) => state === 'due');
}

/** The parts that have to be paid before goods leave the shop: every advance that is still owed. */
export function instalmentsBeforeDispatch(instalments: readonly Instalment[]): Instalment[] {
  return instalments.filter(({ due, state }) => due === 'now' && state === 'due');
}

/** The parts once the invoice is issued: what is on credit falls due so many days after it, by the calendar in India. */
export function withCreditDueDates(
  instalments: readonly Instalment[],
  issuedAt: Date,
): Instalment[] {
  const dueOn = new Date(issuedAt.getTime() + CREDIT_DAYS * DAY_MS);
  return instalments.map((one) =>
    one.due === 'on_date' && one.state === 'due' ? { ...one, dueOn } : one,
  );
}

/** The day from which a part is owed; null while its goods have not arrived, and on credit before the invoice. */
export function dueDate({ due, dueOn }: Instalment, order: Dated): Date | null {
  if (due === 'on_delivery') return order.stateTimes.delivered ?? null;
  // Older orders carry a day that was counted from their acceptance: it binds nobody before the goods are invoiced.
  return due === 'on_date' && !order.invoiceNumber ? null : dueOn;
}

interface Dated {
  stateTimes: StateTimes;
  invoiceNumber?: string | null;
}

function instalment(
  id: string,
  share: number,
  amount: Paise,
  when: Pick<Instalment, 'due' | 'dueOn'>,
): Instalment {
  return { id, share, amount, ...when, state: 'due', paymentId: null };
}
