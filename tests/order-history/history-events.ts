import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { canRetryRefund } from '@kargha/domain/payments/failed-refund';
import { unpaidInstalments } from '@kargha/domain/payments/instalment';
import { HistoryGateway, type GatewayDisputeFact } from './history-gateway.ts';
import type { EventName, HistoryEvent } from './any-history.ts';
import { startOrder, type HistoryStart } from './history-order.ts';
import { HistorySales } from './history-sales.ts';
import { HistoryShop } from './history-shop.ts';
import { editSome, exchangeSome, invoiced, removeSome, sendSomeBack } from './history-goods.ts';

/** One order from checkout on, with everything that its customer, staff, the gateway and the banks do. */
export class OrderHistory {
  readonly gateway = new HistoryGateway();
  readonly shop: HistoryShop;
  readonly sales = new HistorySales();
  readonly #deliveries: (() => void)[] = [];
  readonly #opened: string[] = ['order_1'];

  constructor(start: HistoryStart) {
    this.shop = new HistoryShop(startOrder(start));
  }

  happen({ name, share, pick }: HistoryEvent): void {
    this.#steps[name as EventName]?.(share, pick);
  }

  /** The nightly jobs find what no webhook has said, and everything is settled. */
  conclude(): void {
    this.#send();
    for (const fact of this.gateway.refunds) {
      if (fact.status === 'pending') fact.status = 'processed';
    }
    for (const fact of this.gateway.payments) this.shop.learnPayment(fact);
    this.#send();
    for (const fact of this.gateway.refunds) {
      if (fact.status === 'pending') fact.status = 'processed';
      this.shop.learnRefund(fact);
    }
    for (const fact of this.gateway.disputes) this.shop.learnDispute(fact);
    // What was sent before arrives last.
    for (const deliver of this.#deliveries) deliver();
    this.gateway.settle();
  }

  readonly #steps: Record<string, (share: number, pick: number) => void> = {
    pay: (share, pick) => this.#pay(share, pick),
    payOffline: () => {
      const { order } = this.shop;
      const isOpen = order.state === 'pending_payment' || order.instalments !== undefined;
      if (isOpen) this.shop.payOffline();
    },
    voidPayment: () => {
      const last = this.shop.payments.at(-1);
      if (last && this.shop.order.state === 'placed') this.shop.voidPayment(last);
    },
    invoice: () => void invoiced(this.shop),
    ship: () => {
      if (!invoiced(this.shop)) return;
      if (this.shop.order.state === 'placed') this.shop.order.state = 'shipped';
    },
    removeItems: (share, pick) => removeSome(this.shop, share, pick),
    editItems: (share, pick) => editSome(this.shop, share, pick),
    sendBack: (share, pick) => sendSomeBack(this.shop, share, pick),
    exchange: (share, pick) => {
      this.#learnDashboard();
      exchangeSome(this.shop, share, pick);
    },
    creditReturns: (share) => {
      const given = this.shop.order.creditGiven ?? 0;
      this.shop.refundCredit(paise(Math.ceil(given * share)));
    },
    adjustPrice: (share) => {
      const most = this.shop.ledger().refundable;
      const amount = paise(Math.floor(most * share));
      const { state } = this.shop.order;
      if (amount >= 100 && state !== 'cancelled') this.shop.refund(amount, 'price_adjustment');
    },
    cancel: () => {
      const { state } = this.shop.order;
      if (state === 'placed' || state === 'on_hold') this.shop.cancel();
    },
    expire: () => {
      if (this.shop.order.state === 'pending_payment') this.shop.close('expired', 'expiry');
    },
    send: () => this.#send(),
    bankDecides: (share, pick) => {
      const fact = this.gateway.refunds.find(({ status }) => status === 'pending');
      if (!fact) return;
      if (share < 0.3) this.gateway.returnRefund(fact);
      else fact.status = 'processed';
      this.#announce(pick, () => this.shop.learnRefund(fact));
    },
    retry: () => {
      const failed = this.shop.refunds.find(canRetryRefund);
      if (failed) this.shop.retry(failed);
    },
    recordManualRefund: () => {
      const owed = this.shop.refunds.find(({ state }) => state === 'owed');
      if (owed) this.shop.recordManualRefund(owed);
    },
    refundInDashboard: (share, pick) => this.#refundInDashboard(share, pick),
    openDispute: (share, pick) => {
      const payment = this.gateway.payments.at(pick % 2 === 0 ? 0 : -1);
      if (!payment || this.gateway.leftOf(payment.id) < 100) return;
      const amount = paise(Math.max(100, Math.floor(this.gateway.leftOf(payment.id) * share)));
      this.#announceDispute(pick, this.gateway.dispute(payment.id, amount));
    },
    decideDispute: (share, pick) => {
      const isOpen = ({ status }: { status: string }) => status === 'open';
      const dispute = this.gateway.disputes.find(isOpen);
      if (!dispute) return;
      this.gateway.decide(dispute, share < 0.6 ? 'lost' : 'won');
      this.#announceDispute(pick, dispute);
    },
    settle: (share) => {
      const more = share < 0.2 ? 118 : 0;
      this.gateway.settle(more);
    },
    deliver: (_share, pick) => {
      const [deliver] = this.#deliveries.splice(pick % Math.max(1, this.#deliveries.length), 1);
      deliver?.();
    },
    nextDay: () => void (this.gateway.day += 1),
  };

  /** Zero to three webhooks, which arrive some time later. */
  #announce(pick: number, deliver: () => void): void {
    for (let times = pick % 4; times > 0; times -= 1) this.#deliveries.push(deliver);
  }

  /** An answer that was asked for earlier may arrive later. */
  #announceDispute(pick: number, dispute: GatewayDisputeFact): void {
    const asked = { ...dispute };
    this.#announce(pick, () => this.shop.learnDispute(asked));
  }

  #pay(share: number, pick: number): void {
    const { order } = this.shop;
    const due = order.instalments ? this.#openInstalment(pick) : order.totals.total;
    const gatewayOrderId = this.#opened.at(pick < 3 ? 0 : -1) ?? 'order_1';
    if (due < 100) return;
    const fee = paise(Math.max(1, Math.floor(due / 50)));
    const tax = paise(Math.floor((fee * 18) / 118));
    const kinds = [
      { amount: due },
      { amount: due },
      { amount: paise(Math.ceil(due * Math.max(0.5, share))), offerId: 'offer_1' },
      { amount: paise(due + fee), isFeeByCustomer: true as const },
      { amount: paise(Math.max(100, Math.floor(due * share))) },
    ];
    const kind = kinds[pick % kinds.length] ?? { amount: due };
    const fact = this.gateway.pay({ gatewayOrderId, fee, tax, ...kind });
    this.#announce(pick, () => this.shop.learnPayment(fact));
  }

  /** The payment window of an unpaid instalment; paid ones keep theirs. */
  #openInstalment(pick: number): Paise {
    const { order } = this.shop;
    const unpaid = unpaidInstalments(order);
    const part = unpaid[pick % Math.max(1, unpaid.length)];
    if (!part) return order.instalments?.[0]?.amount ?? paise(0);
    const gatewayOrderId = part.gatewayOrderId ?? `order_${part.id}_${this.#opened.length}`;
    order.instalments = (order.instalments ?? []).map((one) =>
      one.id === part.id ? { ...one, gatewayOrderId } : one,
    );
    this.#opened.push(gatewayOrderId);
    return part.amount;
  }

  /**
   * What pays for a replacement could be refunded in the dashboard as well, before the shop knows of it. The integrity
   * check finds that more went back than was paid (`ledgerProblems`).
   */
  #learnDashboard(): void {
    const ofDashboard = this.gateway.refunds.filter(({ refundId }) => refundId === null);
    for (const fact of ofDashboard) this.shop.learnRefund(fact);
  }

  #send(): void {
    for (const refund of this.shop.refunds) {
      const { id: refundId, paymentId, amount, state } = refund;
      if (state !== 'requested' || paymentId === null) continue;
      const sent = this.gateway.refunds.find((one) => one.refundId === refundId);
      this.shop.learnRefund(sent ?? this.gateway.refund({ paymentId, amount, refundId }));
    }
  }

  /**
   * Of the money at the gateway: what pays for replacements, and the refunds next to it that are not sent yet. Without a
   * credit the gateway itself refuses what is refunded twice.
   */
  #keptForCredit(): number {
    const { creditGiven = 0 } = this.shop.order;
    if (creditGiven === 0) return 0;
    const sent = new Set(this.gateway.refunds.map(({ refundId }) => refundId));
    const waiting = this.shop.refunds.filter(
      ({ id, state, paymentId }) => state === 'requested' && paymentId !== null && !sent.has(id),
    );
    return creditGiven + sumPaise(waiting.map(({ amount }) => amount));
  }

  #refundInDashboard(share: number, pick: number): void {
    const payment = this.gateway.payments.at(pick % 2 === 0 ? 0 : -1);
    if (!payment) return;
    const left = this.gateway.leftOf(payment.id) - this.#keptForCredit();
    const amount = paise(Math.floor(Math.max(0, left) * share));
    if (amount < 100) return;
    const fact = this.gateway.refund({ paymentId: payment.id, amount, refundId: null });
    if (this.shop.order.creditGiven) this.#learnDashboard();
    this.#announce(pick, () => this.shop.learnRefund(fact));
  }
}
