import type { OrderState } from '../orders/order-state.ts';
import { endOfIndianDay, indianDay } from '../india/indian-day.ts';
import { paise, sumPaise, timesPaise, type Paise } from '../money/paise.ts';
import type { PaymentTerms } from '../quotes/quote.ts';
import { DAY_MS } from '../records/time-spans.ts';
import type { Instalment } from './order-payment-schema.ts';
import type { StateTimes } from '../orders/tracking.ts';

export type { Instalment };

/** Orders in these states accept no more payments. */
const CLOSED: readonly OrderState[] = ['cancelled', 'expired', 'returned'];

/** Days from the invoice until credit is due ("30-day credit", spec §2). */
export const CREDIT_DAYS = 30;

/** The gateway's minimum is ₹1: smaller amounts are not split. */
const MIN_INSTALMENT = paise(100);

/**
 * The instalments of an accepted offer (spec §2: 100 % advance, 50 % advance and 50 % on delivery, 30-day credit).
 * They add up to `total` to the paisa; an odd paisa goes into the first. Open terms ('discuss') mean full advance.
 * A total of 0 has no instalments.
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

/** What arrived for the paid instalments: less than their amounts with an offer, more with a fee on top. */
export function paidAmount(instalments: readonly Instalment[]): Paise {
  const paid = instalments.filter(({ state }) => state === 'paid');
  return sumPaise(
    paid.map(({ amount, offer, customerFee = 0 }) =>
      paise(amount - (offer?.discount ?? 0) + customerFee),
    ),
  );
}

export function unpaidAmount(instalments: readonly Instalment[]): Paise {
  return sumPaise(instalments.flatMap(({ state, amount }) => (state === 'due' ? [amount] : [])));
}

export function remainingAdvances(
  instalments: readonly Instalment[],
): { number: string; amount: Paise }[] {
  return instalments.flatMap(({ receiptNumber, amount, refundVouchers = [] }) => {
    if (receiptNumber === undefined) return [];
    const remaining = amount - sumPaise(refundVouchers.map((voucher) => voucher.amount));
    return remaining > 0 ? [{ number: receiptNumber, amount: paise(remaining) }] : [];
  });
}

export function isClosedForPayment({ state }: { state: OrderState }): boolean {
  return CLOSED.includes(state);
}

export function unpaidInstalments(order: {
  state: OrderState;
  instalments?: readonly Instalment[];
}): Instalment[] {
  if (isClosedForPayment(order)) return [];
  return (order.instalments ?? []).filter(({ state }) => state === 'due');
}

/** Unpaid advances, which must be paid before dispatch. */
export function instalmentsBeforeDispatch(instalments: readonly Instalment[]): Instalment[] {
  return instalments.filter(({ due, state }) => due === 'now' && state === 'due');
}

/** Credit is due CREDIT_DAYS after the invoice, by the calendar in India. */
export function withCreditDueDates(
  instalments: readonly Instalment[],
  issuedAt: Date,
): Instalment[] {
  const dueOn = new Date(issuedAt.getTime() + CREDIT_DAYS * DAY_MS);
  return instalments.map((one) =>
    one.due === 'on_date' && one.state === 'due' ? { ...one, dueOn } : one,
  );
}

/** Returns null before delivery, or before the invoice for credit. */
export function dueDate({ due, dueOn }: Instalment, order: Dated): Date | null {
  if (due === 'on_delivery') return order.stateTimes.delivered ?? null;
  // Older orders store a day counted from acceptance, which does not apply before the invoice.
  return due === 'on_date' && !order.invoiceNumber ? null : dueOn;
}

/** Days past the due date; `not_due` is owed but not due yet. */
export const AGES = ['not_due', '0-30', '31-60', '61-90', '90+'] as const;
export type Age = (typeof AGES)[number];

/** A due date in India counts until the end of its day. */
export function ageOf(dueOn: Date | null, now: Date): Age {
  if (dueOn === null) return 'not_due';
  const days = Math.ceil((now.getTime() - endOfIndianDay(indianDay(dueOn)).getTime()) / DAY_MS);
  if (days <= 0) return 'not_due';
  if (days <= 30) return '0-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : '90+';
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
