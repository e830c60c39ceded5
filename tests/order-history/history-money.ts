import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';
import { canRetryRefund } from '@kargha/domain/payments/failed-refund';
import { unpaidInstalments } from '@kargha/domain/payments/instalment';
import { paysFor } from '@kargha/domain/payments/order-balance';
import {
  orderLedger,
  retryAmount,
  type LedgerDispute,
  type LedgerLine,
  type LedgerPayment,
} from '@kargha/domain/payments/order-ledger';
import { isOfflineMethod } from '@kargha/domain/payments/payment';
import { reduceInstalments } from '@kargha/domain/payments/reduce-instalments';
import { planRefund } from '@kargha/domain/payments/refund-plan';
import type {
  AdjustmentPurpose,
  GoodsPurpose,
  RefundPurpose,
} from '@kargha/domain/payments/refund-purpose';
import { refundedPrepaid } from '@kargha/domain/payments/prepaid-share';

import { HistoryDocuments, type HistoryRefund } from './history-documents.ts';
import type { HistoryOrder } from './history-order.ts';

/** The money of an order as the shop stores it, and its refunds. */
export class HistoryMoney {
  readonly payments: LedgerPayment[] = [];
  readonly refunds: HistoryRefund[] = [];
  /** goods that reduced the unpaid balance, or paid for a replacement */
  readonly adjustments: { id: string; purpose: AdjustmentPurpose; amount: Paise }[] = [];
  readonly disputes: (LedgerDispute & { id: string })[] = [];
  readonly documents = new HistoryDocuments();
  /** items that the customer has sent back */
  readonly sentBack: ShipmentLine[] = [];
  /** units that the stock ledger has reserved for the order, by product */
  readonly reserved = new Map<string, number>();
  order: HistoryOrder;

  constructor(order: HistoryOrder) {
    this.order = order;
    for (const { productId, held } of order.lines) this.moveReserved(productId, held);
  }

  moveReserved(productId: string, units: number): void {
    this.reserved.set(productId, (this.reserved.get(productId) ?? 0) + units);
  }

  ledger() {
    return orderLedger(this.order, this);
  }

  /** Payments first, duplicates never, the rest to the gift card. Returns false when too little is left. */
  refund(amount: Paise, purpose: RefundPurpose): boolean {
    const { payments, prepaidLeft } = this.ledger();
    const plan = planRefund(
      amount,
      payments.filter(({ isDuplicate }) => !isDuplicate),
      prepaidLeft,
    );
    if (!plan) return false;
    for (const { from, amount: part } of plan.parts) this.queue(from, part, purpose);
    this.refundToCard(plan.prepaid, purpose);
    return true;
  }

  /** Goods reduce what is unpaid first. */
  settleGoods(value: Paise, purpose: GoodsPurpose): boolean {
    const { order } = this;
    const cause = purpose === 'removed_items' ? 'reduced' : 'credited';
    // A return reduces what is unpaid even after the order is closed.
    const unpaid = purpose === 'return' ? (order.instalments ?? []) : unpaidInstalments(order);
    const { credited } = reduceInstalments(unpaid, value, cause);
    if (!this.refund(paise(value - credited), purpose)) return false;
    if (credited > 0) this.#reduceBalance(credited, purpose);
    return true;
  }

  #reduceBalance(value: Paise, purpose: GoodsPurpose): void {
    const { order } = this;
    const isRemoved = purpose === 'removed_items';
    const cause = isRemoved ? 'reduced' : 'credited';
    const before = order.instalments ?? [];
    const { instalments } = reduceInstalments(before, value, cause);
    order.instalments = instalments.map((one, place) => {
      const { gatewayOrderId: _old, ...reduced } = one;
      return one.amount === before[place]?.amount ? one : reduced;
    });
    this.adjustments.push({ id: `balance_${this.adjustments.length + 1}`, purpose, amount: value });
    this.completeIfPaid();
    if (isRemoved || !this.documents.hasFinalNote) this.documents.credit(value);
  }

  retry(failed: HistoryRefund): void {
    const ledger = this.ledger();
    const from = ledger.payments.find(({ id }) => id === failed.paymentId);
    const amount = retryAmount(ledger, failed);
    if (!canRetryRefund(failed) || !from || amount === 0) return;
    const again = this.queue(from, amount, failed.purpose);
    if (failed.isInvoiced !== undefined) again.isInvoiced = failed.isInvoiced;
    failed.retriedAs = again.id;
  }

  recordManualRefund(refund: HistoryRefund): void {
    const { payment } = this.order;
    payment.owed = paise((payment.owed ?? 0) - refund.amount);
    refund.state = 'processed';
    this.countRefund(refund);
  }

  protected completeIfPaid(): void {
    const { payment, instalments = [] } = this.order;
    const last = instalments.findLast(({ state }) => state === 'paid');
    if (payment.state !== 'pending' || !last) return;
    if (instalments.some(({ state }) => state === 'due')) return;
    Object.assign(payment, { state: 'captured', paymentId: last.paymentId });
  }

  protected refundAll(paymentId: string, purpose: RefundPurpose): void {
    const from = this.ledger().payments.find(({ id }) => id === paymentId);
    if (from) this.queue(from, from.amount, purpose);
  }

  protected queue(
    { id, method, refunds }: LedgerLine,
    amount: Paise,
    purpose: RefundPurpose,
  ): HistoryRefund {
    const isManual = isOfflineMethod(method);
    const refund = this.addRefund({
      id: `refund_${id}_${refunds + 1}`,
      ...{ paymentId: id, amount, purpose },
    });
    refund.state = isManual ? 'owed' : 'requested';
    const { payment } = this.order;
    if (isManual) payment.owed = sumPaise([payment.owed ?? paise(0), amount]);
    return refund;
  }

  protected addRefund(refund: Omit<HistoryRefund, 'state'>): HistoryRefund {
    const isInvoiced = this.order.invoiceNumber !== null;
    const added: HistoryRefund = { ...refund, state: 'pending', isInvoiced };
    this.refunds.push(added);
    return added;
  }

  /** Pays for a replacement: the money stays at the shop. */
  giveCredit(amount: Paise): void {
    if (amount === 0) return;
    const { order } = this;
    this.adjustments.push({
      id: `for_${this.adjustments.length + 1}`,
      purpose: 'exchange',
      amount,
    });
    order.creditGiven = sumPaise([order.creditGiven ?? paise(0), amount]);
    this.documents.credit(amount);
  }

  /** A replacement was cancelled or returned: its credit is refunded as far as money is left. */
  refundCredit(credit: Paise): void {
    const { order } = this;
    const given = order.creditGiven ?? paise(0);
    order.creditGiven = paise(given - credit);
    const amount = paise(Math.min(credit, this.ledger().left));
    const isRefunded = amount > 0 && this.refund(amount, 'replacement_refund');
    order.creditGiven = paise(given - (isRefunded ? amount : 0));
  }

  private refundToCard(amount: Paise, purpose: RefundPurpose): void {
    const { order } = this;
    const share = order.giftCard ?? order.exchange;
    if (amount === 0 || !share) return;
    const count = this.refunds.filter(({ paymentId }) => paymentId === null).length;
    const id = `refund_card-${count + 1}`;
    const refund = this.addRefund({ id, paymentId: null, amount, purpose });
    refund.state = 'processed';
    share.refunded = sumPaise([refundedPrepaid(order), amount]);
    this.documents.creditRefund(refund);
  }

  protected countRefund(refund: HistoryRefund): void {
    const { order } = this;
    const { paymentId, amount } = refund;
    const payment = this.payments.find(({ id }) => id === paymentId);
    if (payment?.refunded !== undefined) payment.refunded = sumPaise([payment.refunded, amount]);
    if (paymentId === null || !paysFor(order, paymentId)) return;
    order.payment.refunded = sumPaise([order.payment.refunded, amount]);
    this.documents.creditRefund(refund);
  }
}
