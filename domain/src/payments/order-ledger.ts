import { paise, sumPaise, type Paise } from '../money/paise.ts';
import { orderWorth } from '../pricing/price-order.ts';
import { balanceDue, isDuplicatePayment, paysFor, type AccountedOrder } from './order-balance.ts';
import { orderAdjustments, type Adjustment } from './order-adjustments.ts';
import type { DisputeStatus } from './dispute.ts';
import {
  canRetryRefund,
  promisedAmount,
  promisedToRetries,
  unsentAmount,
  type FailableRefund,
} from './failed-refund.ts';
import type { PaymentMethod } from './payment-method.ts';
import { isPaid } from './payment.ts';
import { prepaidShare, refundedPrepaid, withoutCredit } from './prepaid-share.ts';
import { refundableOf } from './refundable-amount.ts';
import type { WaitingRefund } from './refund-approval-schema.ts';
import type { AdjustmentPurpose, RefundPurpose } from './refund-purpose.ts';

/** A payment that the gateway captured, or that staff recorded. */
export interface LedgerPayment {
  id: string;
  method: PaymentMethod;
  amount: Paise;
  /** a discount by an offer at the gateway, which the shop bears */
  offer?: { discount: Paise } | undefined;
  /** the part of `amount` that is the gateway's fee */
  customerFee?: Paise | undefined;
  /** what the gateway says it sent back; absent for offline payments */
  refunded?: Paise;
}

export interface LedgerRefund extends FailableRefund {
  /** null for the gift card or the exchange that the order is paid with */
  paymentId: string | null;
  purpose: RefundPurpose;
}

/** A balance adjustment. Those of an exchange pay for a replacement; the instalments say what the others reduced. */
interface LedgerAdjustment {
  purpose: AdjustmentPurpose;
  amount: Paise;
}

export interface LedgerDispute {
  paymentId: string;
  status: DisputeStatus;
  amount: Paise;
  /** what the bank took back: 0 unless the dispute is lost */
  deducted: Paise;
}

/** The documents of an order that moved money, and its balance adjustments. */
export interface LedgerRecords {
  payments: readonly LedgerPayment[];
  refunds: readonly LedgerRefund[];
  adjustments: readonly LedgerAdjustment[];
  disputes: readonly LedgerDispute[];
  /** requests for refunds that wait for a second person */
  waiting?: readonly WaitingRefund[] | undefined;
}

export interface LedgerLine extends LedgerPayment {
  /** bought nothing: a duplicate, late or wrong payment */
  isExcess: boolean;
  /** excess, because another payment had paid for the order */
  isDuplicate: boolean;
  /** neither sent back nor on its way, and not lost in a dispute */
  left: Paise;
  /** refunds of it, also those that failed */
  refunds: number;
}

/** Amounts in paise, 0 or more except for `difference`. */
export interface OrderLedger {
  /** goods − discount + shipping + tax, as the order is now: without removed items */
  worth: Paise;
  /** the gateway's fee, where the customer pays it */
  customerFee: Paise;
  /** discounts at the gateway */
  offer: Paise;
  /** what the sale lost since; it counts from the request of a refund on */
  adjustments: Adjustment[];
  /** worth + customerFee − offer − adjustments: what the customer pays in the end */
  charged: Paise;
  /** by the gateway and offline; the prepaid share is not among them */
  payments: LedgerLine[];
  /** by gift card, or with the credit of an exchange */
  prepaid: Paise;
  /** of `prepaid`: what did not go back; 0 until the order is paid */
  prepaidLeft: Paise;
  /** of `refunded`: what replacements are paid with */
  creditGiven: Paise;
  /** of the payments for the sale and the prepaid share; excess payments are not counted */
  paid: Paise;
  /** of `paid`: sent back by the shop, also to the gift card, or paid for replacements */
  refunded: Paise;
  /** of `paid`: taken back by the bank in lost disputes */
  lost: Paise;
  /** what the customer still has to pay; 0 for a closed order */
  balanceDue: Paise;
  /** refunds that are requested, under way, manual, or failed and not retried, also of excess payments */
  refundDue: Paise;
  /** excess payments for which nothing is decided */
  unassigned: Paise;
  /** disputes that are not decided */
  disputed: Paise;
  /** requested, and waiting for a second person; duplicates are not counted */
  reserved: Paise;
  /** what can still go back of the payments, without duplicates, and of the prepaid share, and is not reserved */
  left: Paise;
  /** of `left`: what no failed refund waits for; the most that a price adjustment can be */
  refundable: Paise;
  /**
   * charged − paid + refunded + lost − balanceDue + the refunds due for the sale. Anything but 0 is an error, or
   * money that is left of a cancelled order.
   */
  difference: Paise;
}

/**
 * The account of an order: what was charged, credited, paid, refunded and is still due. Order pages, refunds,
 * reports and the integrity check use it, so they cannot disagree.
 */
export function orderLedger(order: AccountedOrder, records: LedgerRecords): OrderLedger {
  const { creditGiven = NOTHING } = order;
  const backOnShare = refundedPrepaid(order);
  const prepaid = prepaidShare(order);
  const onShare = isPaid(order.payment.state) ? paise(prepaid - backOnShare) : NOTHING;
  const { payments, prepaidLeft } = withoutCredit(creditGiven, {
    payments: records.payments.map((payment) => ledgerLine(order, payment, records)),
    prepaidLeft: onShare,
  });
  const sale = payments.filter(({ isExcess }) => !isExcess);
  const promised = withoutLostMoney(records.refunds, payments, (id) =>
    lostOf(records, (paymentId) => paymentId === id),
  );
  const ofSale = (refund: LedgerRefund) => isOfSale(order, refund);
  const [asked, refunds] = [records.refunds.filter(ofSale), promised.filter(ofSale)];
  const lost = lostOf(records, (id) => paysFor(order, id));
  const worth = orderWorth(order.totals);
  const customerFee = sumPaise(sale.map((payment) => payment.customerFee ?? NOTHING));
  const offer = sumPaise(sale.map((payment) => payment.offer?.discount ?? NOTHING));
  const before = paise(worth + customerFee - offer);
  const exchanged = exchangedAmount(records);
  const adjustments = orderAdjustments(order, { before, asked, refunds, exchanged, lost });
  const charged = paise(before - sumPaise(adjustments.map(({ amount }) => amount)));
  const paid = sumPaise([prepaid, ...sale.map(({ amount }) => amount)]);
  const sent = sumPaise(refunds.filter(isSent).map(({ amount }) => amount));
  const refunded = sumPaise([backOnShare, creditGiven, sent]);
  const due = balanceDue(order);
  return {
    ...{ worth, customerFee, offer, adjustments, charged, payments },
    ...{ prepaid, prepaidLeft, creditGiven },
    ...{ paid, refunded, lost, balanceDue: due, refundDue: dueOf(promised) },
    unassigned: sumPaise(payments.map((payment) => unassignedOf(payment, promised))),
    disputed: sumPaise(records.disputes.filter(isUndecided).map(({ amount }) => amount)),
    ...refundableOf(order, { payments, prepaidLeft, waiting: records.waiting ?? [] }, promised),
    difference: paise(charged - paid + refunded + lost - due + dueOf(refunds)),
  };
}

/** What was returned and paid for replacements, also for those that were refunded later. */
export function exchangedAmount({ adjustments }: Pick<LedgerRecords, 'adjustments'>): Paise {
  const exchanged = adjustments.filter(({ purpose }) => purpose === 'exchange');
  return sumPaise(exchanged.map(({ amount }) => amount));
}

/** What a retry of a failed refund can send: less than the rest of it when the payment has less left. */
export function retryAmount(
  { payments }: Pick<OrderLedger, 'payments'>,
  failed: LedgerRefund,
): Paise {
  const from = payments.find(({ id }) => id === failed.paymentId);
  return paise(Math.min(unsentAmount(failed), from?.left ?? 0));
}

const NOTHING = paise(0);

function ledgerLine(
  order: AccountedOrder,
  payment: LedgerPayment,
  records: LedgerRecords,
): LedgerLine {
  const { id, amount, refunded = NOTHING } = payment;
  const own = records.refunds.filter(({ paymentId }) => paymentId === id);
  const back = sumPaise(own.filter(({ state }) => state !== 'failed').map((one) => one.amount));
  const lost = lostOf(records, (paymentId) => paymentId === id);
  return {
    ...payment,
    isExcess: !paysFor(order, id),
    isDuplicate: isDuplicatePayment(order, id),
    left: paise(Math.max(0, amount - Math.max(back, refunded) - lost)),
    refunds: own.length,
  };
}

/**
 * What the bank took, or staff sent in the dashboard, cannot be sent any more: neither by a refund that is under way
 * nor by retrying one that failed.
 */
function withoutLostMoney(
  refunds: readonly LedgerRefund[],
  payments: readonly LedgerLine[],
  lostOfPayment: (id: string) => Paise,
): LedgerRefund[] {
  const forRetries = new Map(payments.map(({ id, left }) => [id, left]));
  const forRefunds = new Map(
    payments.map(({ id, amount, refunded = NOTHING }) => {
      const own = refunds.filter((one) => one.paymentId === id && one.state === 'processed');
      const sent = sumPaise(own.map((one) => one.amount));
      return [id, paise(Math.max(0, amount - Math.max(sent, refunded) - lostOfPayment(id)))];
    }),
  );
  return refunds.toSorted(acceptedFirst).map((refund) => {
    const { paymentId, state, amount } = refund;
    if (paymentId === null || state === 'processed') return refund;
    if (state === 'failed') {
      if (!canRetryRefund(refund)) return refund;
      const possible = take(forRetries, paymentId, unsentAmount(refund));
      return { ...refund, amount: possible, resent: NOTHING };
    }
    return { ...refund, amount: take(forRefunds, paymentId, amount) };
  });
}

/** What the gateway has accepted takes the rest of a payment before what it may still refuse. */
function acceptedFirst(one: LedgerRefund, other: LedgerRefund): number {
  return Number(other.state === 'pending') - Number(one.state === 'pending');
}

/** Takes as much of the amount as is left, and lowers what is left. */
function take(left: Map<string, Paise>, id: string, amount: Paise): Paise {
  const rest = left.get(id) ?? NOTHING;
  const taken = paise(Math.min(amount, rest));
  left.set(id, paise(rest - taken));
  return taken;
}

function isOfSale(order: AccountedOrder, { paymentId }: LedgerRefund): boolean {
  return paymentId === null || paysFor(order, paymentId);
}

/** A refund to the gift card, or to an exchange, counts by the order's own sum. */
function isSent({ state, paymentId }: LedgerRefund): boolean {
  return state === 'processed' && paymentId !== null;
}

function dueOf(refunds: readonly LedgerRefund[]): Paise {
  return sumPaise(refunds.filter(({ state }) => state !== 'processed').map(promisedAmount));
}

function lostOf(
  { disputes }: Pick<LedgerRecords, 'disputes'>,
  isMeant: (paymentId: string) => boolean,
): Paise {
  return sumPaise(
    disputes.filter(({ paymentId }) => isMeant(paymentId)).map(({ deducted }) => deducted),
  );
}

function unassignedOf({ id, isExcess, left }: LedgerLine, refunds: readonly LedgerRefund[]): Paise {
  if (!isExcess) return NOTHING;
  return paise(
    Math.max(0, left - promisedToRetries(refunds.filter((one) => one.paymentId === id))),
  );
}

function isUndecided({ status }: LedgerDispute): boolean {
  return status === 'open' || status === 'under_review';
}
