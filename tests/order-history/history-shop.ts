import { paise, type Paise } from '@kargha/domain/money/paise';
import { advanceDispute } from '@kargha/domain/payments/dispute';
import { canRetryRefund } from '@kargha/domain/payments/failed-refund';
import {
  isClosedForPayment,
  paidAmount,
  unpaidInstalments,
  type Instalment,
} from '@kargha/domain/payments/instalment';
import { paysFor } from '@kargha/domain/payments/order-balance';
import type { LedgerPayment } from '@kargha/domain/payments/order-ledger';
import { explainPaidAmount, type PaidDifference } from '@kargha/domain/payments/paid-amount';
import { isOfflineMethod } from '@kargha/domain/payments/payment';

import type {
  GatewayDisputeFact,
  GatewayPaymentFact,
  GatewayRefundFact,
} from './history-gateway.ts';
import { HistoryMoney } from './history-money.ts';

/** What the shop learns from the gateway, and what staff do with a payment; written as the server writes it. */
export class HistoryShop extends HistoryMoney {
  /** A webhook, the sweeper or the nightly comparison; the first one counts. */
  learnPayment(fact: GatewayPaymentFact): void {
    if (this.payments.some(({ id }) => id === fact.id)) return;
    const due = this.#dueFor(fact.gatewayOrderId);
    const difference =
      due === null ? null : explainPaidAmount(due, { ...fact, status: 'captured' });
    const { id, amount } = fact;
    this.payments.push({ id, method: 'upi', amount, refunded: paise(0), ...difference });
    if (this.order.instalments) this.#applyInstalmentPayment(fact, difference);
    else this.#applyPayment(fact, difference);
  }

  learnRefund(fact: GatewayRefundFact): void {
    const id = fact.refundId ?? fact.id;
    const { paymentId, amount, status } = fact;
    if (!this.payments.some((payment) => payment.id === paymentId)) return;
    const known = this.refunds.find((one) => one.id === id);
    const refund = known ?? this.addRefund({ id, paymentId, amount, purpose: 'price_adjustment' });
    if (refund.state === 'processed' || refund.state === 'failed') return;
    refund.state = status;
    if (status === 'processed') this.countRefund(refund);
  }

  learnDispute(fact: GatewayDisputeFact): void {
    const { id, paymentId, amount, status, deducted } = fact;
    if (!this.payments.some((payment) => payment.id === paymentId)) return;
    const known = this.disputes.find((one) => one.id === id);
    if (!known) {
      this.disputes.push({ id, paymentId, amount, status, deducted });
      return;
    }
    known.status = advanceDispute(known.status, status);
    if (known.deducted === 0) known.deducted = deducted;
  }

  /** Refunds everything that is left of every payment, and restores the gift card. */
  cancel(): void {
    const lines = this.ledger().payments.filter(({ left }) => left > 0);
    const queued = lines.map((line) => this.queue(line, line.left, 'cancellation'));
    const [first] = queued;
    for (const failed of this.refunds.filter(canRetryRefund)) {
      if (first) failed.retriedAs = first.id;
    }
    this.close('cancelled', 'staff');
  }

  close(state: 'cancelled' | 'expired', by: 'staff' | 'expiry'): void {
    this.order.state = state;
    this.order.closedBy = by;
    this.documents.end(this.order);
  }

  payOffline(): void {
    const { order } = this;
    const id = `cash-${this.payments.length + 1}`;
    const [part] = unpaidInstalments(order);
    if (order.instalments && !part) return;
    const amount = part?.amount ?? order.totals.total;
    this.payments.push({ id, method: 'cash', amount });
    if (part) this.#payInstalment(part.id, id, {});
    else this.#place(id, amount);
  }

  /** Only the last payment, and only one that nothing relies on. */
  voidPayment({ id, method }: LedgerPayment): void {
    const { order } = this;
    const isRefunded = this.refunds.some(({ paymentId }) => paymentId === id);
    if (!isOfflineMethod(method) || isRefunded || order.invoiceNumber || !paysFor(order, id))
      return;
    this.payments.splice(
      this.payments.findIndex((one) => one.id === id),
      1,
    );
    Object.assign(order.payment, { state: 'pending', paymentId: null, method: null });
    const instalments = order.instalments?.map((one) =>
      one.paymentId === id ? { ...one, state: 'due' as const, paymentId: null } : one,
    );
    if (instalments) order.instalments = instalments;
    else order.state = 'pending_payment';
    order.payment.captured = paidAmount(instalments ?? []);
  }

  #dueFor(gatewayOrderId: string): Paise | null {
    const { payment, totals, instalments } = this.order;
    if (!instalments) return payment.paymentId === null ? totals.total : payment.captured;
    return instalments.find((one) => one.gatewayOrderId === gatewayOrderId)?.amount ?? null;
  }

  #applyPayment({ id, amount }: GatewayPaymentFact, difference: PaidDifference | null): void {
    const { order } = this;
    const isClosed = order.state === 'cancelled' || order.state === 'expired';
    if (!difference) {
      const mayMove = isClosed || order.state === 'pending_payment';
      if (mayMove && order.payment.paymentId === null) order.state = 'on_hold';
      return;
    }
    if (order.payment.paymentId !== null) {
      this.refundAll(id, 'duplicate_payment');
      return;
    }
    this.#place(id, amount, difference);
    if (isClosed) {
      Object.assign(order, { state: 'cancelled', closedBy: 'shortfall' });
      this.refundAll(id, 'shortfall');
    }
  }

  #place(paymentId: string, captured: Paise, difference: PaidDifference = {}): void {
    const { order } = this;
    Object.assign(order.payment, { state: 'captured', paymentId, captured, ...difference });
    if (order.state === 'pending_payment') order.state = 'placed';
  }

  #applyInstalmentPayment(fact: GatewayPaymentFact, difference: PaidDifference | null): void {
    const { order } = this;
    const part = order.instalments?.find((one) => one.gatewayOrderId === fact.gatewayOrderId);
    const isOpen = part !== undefined && unpaidInstalments(order).includes(part);
    if (isOpen && difference) this.#payInstalment(part.id, fact.id, difference);
    else this.#refundExcess(fact.id, part, difference);
  }

  /** A payment of another amount, or for an instalment that was reduced meanwhile, waits for staff. */
  #refundExcess(
    paymentId: string,
    part: Instalment | undefined,
    difference: PaidDifference | null,
  ): void {
    const { order } = this;
    const isUnclear = part ? !difference : unpaidInstalments(order).length > 0;
    if (isUnclear) return;
    const isLate = isClosedForPayment(order) && part?.state !== 'paid';
    this.refundAll(paymentId, isLate ? 'late_payment' : 'duplicate_payment');
  }

  #payInstalment(id: string, paymentId: string, difference: PaidDifference): void {
    const { order } = this;
    const paid = { state: 'paid', paymentId, ...difference } as const;
    const before = order.instalments ?? [];
    order.instalments = before.map((one) => (one.id === id ? { ...one, ...paid } : one));
    order.payment.captured = paidAmount(order.instalments);
    this.completeIfPaid();
  }
}
