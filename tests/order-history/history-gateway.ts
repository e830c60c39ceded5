import { paise, type Paise } from '@kargha/domain/money/paise';
import type { DisputeStatus } from '@kargha/domain/payments/dispute';
import type { GatewayEntry } from '@kargha/domain/payments/match-settlement';
import type { SettledItem, Settlement } from '@kargha/domain/payments/settlement-schema';
import {
  dayAfter,
  gatewayEntry,
  itemOf,
  settlementOf,
} from '@kargha/domain/testing/gateway-history';

export interface GatewayPaymentFact {
  id: string;
  gatewayOrderId: string;
  amount: Paise;
  fee: Paise;
  tax: Paise;
  offerId?: string;
  isFeeByCustomer?: true;
  day: number;
}

export interface GatewayRefundFact {
  id: string;
  paymentId: string;
  amount: Paise;
  /** null for a refund that was made in the dashboard */
  refundId: string | null;
  status: 'pending' | 'processed' | 'failed';
  isSent: boolean;
  day: number;
  returnedOn: number | null;
}

export interface GatewayDisputeFact {
  id: string;
  paymentId: string;
  amount: Paise;
  status: DisputeStatus;
  deducted: Paise;
  day: number;
}

/** The gateway's own account of what happened, whether the shop knows of it or not. */
export class HistoryGateway {
  readonly payments: GatewayPaymentFact[] = [];
  readonly refunds: GatewayRefundFact[] = [];
  readonly disputes: GatewayDisputeFact[] = [];
  readonly items: SettledItem[] = [];
  readonly settlements: Settlement[] = [];
  readonly #unsettled: SettledItem[] = [];
  /** what the gateway owes the shop */
  balance = 0;
  day = 0;

  pay(payment: Omit<GatewayPaymentFact, 'id' | 'day'>): GatewayPaymentFact {
    const paid = { ...payment, id: `pay_${this.payments.length + 1}`, day: this.day };
    this.payments.push(paid);
    this.#book(entryOfPayment(paid));
    return paid;
  }

  /** Declines what is more than the rest of the payment. */
  refund(refund: Pick<GatewayRefundFact, 'paymentId' | 'amount' | 'refundId'>): GatewayRefundFact {
    const isSent = refund.amount <= this.leftOf(refund.paymentId);
    const made: GatewayRefundFact = {
      ...refund,
      id: `rfnd_${this.refunds.length + 1}`,
      status: isSent ? 'pending' : 'failed',
      isSent,
      day: this.day,
      returnedOn: null,
    };
    this.refunds.push(made);
    if (isSent) this.#book(entriesOfRefund(made)[0]);
    return made;
  }

  /** The bank returns the money of a refund. */
  returnRefund(refund: GatewayRefundFact): void {
    refund.status = 'failed';
    refund.returnedOn = this.day;
    this.#book(entriesOfRefund(refund)[1]);
  }

  dispute(paymentId: string, amount: Paise): GatewayDisputeFact {
    const id = `disp_${this.disputes.length + 1}`;
    const opened = { id, paymentId, amount, status: 'open', deducted: paise(0), day: 0 } as const;
    const dispute: GatewayDisputeFact = { ...opened };
    this.disputes.push(dispute);
    return dispute;
  }

  /** A lost dispute takes its amount; one that is refunded already is closed. */
  decide(dispute: GatewayDisputeFact, status: DisputeStatus): void {
    const isLost = status === 'lost' && dispute.amount <= this.leftOf(dispute.paymentId);
    dispute.status = status === 'lost' && !isLost ? 'closed' : status;
    if (!isLost) return;
    dispute.deducted = dispute.amount;
    dispute.day = this.day;
    this.#book(entryOfDispute(dispute));
  }

  leftOf(paymentId: string): number {
    const payment = this.payments.find(({ id }) => id === paymentId);
    const own = <Fact extends { paymentId: string }>(facts: readonly Fact[]) =>
      facts.filter((fact) => fact.paymentId === paymentId);
    const back = own(this.refunds).filter(({ status }) => status !== 'failed');
    const lost = own(this.disputes).map(({ deducted }) => deducted);
    const amounts = [...back.map(({ amount }) => amount), ...lost];
    return (payment?.amount ?? 0) - amounts.reduce((sum, amount) => sum + amount, 0);
  }

  /** Pays out everything that is booked; with `more`, the first item costs more than the gateway said. */
  settle(more = 0): void {
    const id = `setl_${this.settlements.length + 1}`;
    const own = this.#unsettled.splice(0).map((item, place) => {
      const settled = { ...item, settlementId: id, settledAt: dayAfter(this.day) };
      return place === 0 && settled.type === 'payment' ? dearer(settled, more) : settled;
    });
    if (own.length === 0) return;
    const settlement = settlementOf(id, own, dayAfter(this.day));
    this.balance -= settlement.amount;
    for (const [place, item] of own.entries()) {
      if (place === 0 && item.type === 'payment') this.balance -= more;
    }
    this.items.push(...own);
    this.settlements.push(settlement);
  }

  #book(entry: GatewayEntry | undefined): void {
    if (!entry) return;
    const item = itemOf(entry, '', dayAfter(this.day));
    this.balance += item.credit - item.debit;
    this.#unsettled.push(item);
  }
}

export function entryOfPayment({ id, amount, fee, tax, day }: GatewayPaymentFact): GatewayEntry {
  return gatewayEntry(id, { amount, fee: paise(fee - tax), tax, at: dayAfter(day) });
}

/** The refund, and its return if the bank sent it back. */
export function entriesOfRefund(refund: GatewayRefundFact): GatewayEntry[] {
  const { id, paymentId, amount, isSent, day, returnedOn } = refund;
  if (!isSent) return [];
  const sent = gatewayEntry(id, { kind: 'refund', paymentId, amount, at: dayAfter(day) });
  if (returnedOn === null) return [sent];
  return [sent, { ...sent, kind: 'returned_refund', at: dayAfter(returnedOn) }];
}

export function entryOfDispute({ id, paymentId, amount, day }: GatewayDisputeFact): GatewayEntry {
  return gatewayEntry(id, { kind: 'dispute', paymentId, amount, at: dayAfter(day) });
}

function dearer(item: SettledItem, more: number): SettledItem {
  return { ...item, fee: paise(item.fee + more), credit: paise(item.credit - more) };
}
