import { creditNoteLines } from '@kargha/domain/invoices/credit-note-lines';
import type { LinesAndTotals } from '@kargha/domain/invoices/creditable-invoice-lines';
import { finalCredit, mayNeedFinalCreditNote } from '@kargha/domain/invoices/final-credit-note';
import { invoiceLines, invoiceTotals } from '@kargha/domain/invoices/invoice-tax';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import type { Order } from '@kargha/domain/orders/order';
import { canMove, type OrderState } from '@kargha/domain/orders/order-state';
import {
  advanceOf,
  amountToCollect,
  collectionPlan,
} from '@kargha/domain/payments/cash-on-delivery-plan';
import { paidAmount } from '@kargha/domain/payments/instalment';
import type { AccountedOrder } from '@kargha/domain/payments/order-balance';
import {
  orderLedger,
  type LedgerPayment,
  type LedgerRecords,
} from '@kargha/domain/payments/order-ledger';
import { priceLines, type PricedLine, type PriceTerms } from '@kargha/domain/pricing/price-order';
import { release, reserve, restock, ship, type StockChange } from '@kargha/domain/stock/stock';

export const CASH_EVENTS = [
  'confirm',
  'pay advance',
  'expire',
  'cancel',
  'pack',
  'ship',
  'deliver',
  'refuse',
  'receive',
  'remit',
  'remit less',
] as const;
export type CashEvent = (typeof CASH_EVENTS)[number];

export interface CashStart {
  lines: readonly PricedLine[];
  fee: Paise;
  advancePercent: number;
  restocks: boolean;
  terms: PriceTerms;
}

type Line = Order['lines'][number];
type CashState = AccountedOrder &
  Pick<Order, keyof AccountedOrder | 'lines' | 'invoiceNumber'> & {
    cashOnDelivery: NonNullable<Order['cashOnDelivery']>;
  };

/** An order with cash on delivery, its stock and its documents, moved by the shop's own rules. */
export class CashOrder {
  readonly #start: CashStart;
  readonly stock: StockChange[] = [];
  readonly payments: LedgerPayment[] = [];
  readonly #notes: LinesAndTotals[] = [];
  #invoice: LinesAndTotals | null = null;
  order: CashState;
  /** what reached the bank from the courier */
  remitted = paise(0);

  constructor(start: CashStart) {
    this.#start = start;
    const fee = { cashOnDeliveryFee: start.fee };
    const { totals, lines } = priceLines(start.lines, fee, start.terms);
    const advance = advanceOf(totals.total, start);
    this.order = {
      state: 'pending_payment',
      totals,
      lines: start.lines.map((line, place) => lineOf(line, place, lines[place])),
      giftCard: null,
      closedBy: null,
      payment: {
        ...{ state: 'pending', gateway: 'razorpay', gatewayOrderId: null, method: null },
        ...{ captured: paise(0), refunded: paise(0), paymentId: null },
      },
      cashOnDelivery: { advance, keys: [] },
    };
    this.#moveStock(reserve);
  }

  get records(): LedgerRecords {
    return { payments: this.payments, refunds: [], adjustments: [], disputes: [] };
  }

  ledger() {
    return orderLedger(this.order, this.records);
  }

  /** An event that is not possible now changes nothing, as in the shop. */
  happen(event: CashEvent): void {
    const { state, cashOnDelivery } = this.order;
    const { advance, collected = paise(0) } = cashOnDelivery;
    const isUnpaid = this.payments.length === 0;
    const possible: Record<CashEvent, [boolean, () => void]> = {
      confirm: [state === 'pending_payment' && advance === 0, () => this.#place(null)],
      'pay advance': [state === 'pending_payment' && advance > 0, () => this.#place('pay_1')],
      expire: [state === 'pending_payment', () => this.#close('expired', 'expiry')],
      cancel: [state === 'placed' && isUnpaid, () => this.#close('cancelled', 'staff')],
      pack: [state === 'placed', () => this.#move('packed')],
      ship: [state === 'packed', () => this.#ship()],
      deliver: [canMove(state, 'delivered'), () => this.#deliver()],
      refuse: [canMove(state, 'rto'), () => this.#move('rto')],
      receive: [state === 'rto', () => this.#receive()],
      remit: [true, () => this.#remit(collected)],
      'remit less': [true, () => this.#remit(paise(collected - 100))],
    };
    const [isPossible, act] = possible[event];
    if (isPossible) act();
  }

  /** What the documents leave of the sale; null before the invoice. */
  net(): Paise | null {
    if (!this.#invoice) return null;
    const notes = sumPaise(this.#notes.map(({ totals }) => totals.total));
    return paise(this.#invoice.totals.total - notes);
  }

  invoiceSums(): LinesAndTotals | null {
    return this.#invoice;
  }

  #move(state: OrderState): void {
    this.order = { ...this.order, state };
  }

  #place(paymentId: string | null): void {
    const { totals, cashOnDelivery } = this.order;
    const { advance: amount } = cashOnDelivery;
    const at = new Date(0);
    const paid = { paymentId, method: 'upi' as const };
    const instalments = collectionPlan(totals.total, paymentId ? { amount, paid, at } : null);
    if (paymentId) this.payments.push({ id: paymentId, method: 'upi', amount, refunded: paise(0) });
    const payment = { ...this.order.payment, captured: paidAmount(instalments) };
    this.order = { ...this.order, state: 'placed', instalments, payment };
  }

  #close(state: OrderState, closedBy: 'expiry' | 'staff'): void {
    this.order = { ...this.order, state, closedBy };
    this.#moveStock(release);
  }

  #ship(): void {
    const { lines, totals } = this.order;
    const taxed = invoiceLines(lines, true, totals);
    this.#invoice = { lines: taxed, totals: invoiceTotals(taxed, totals) };
    this.order = { ...this.order, state: 'shipped', invoiceNumber: 'KG/2627/000001' };
    this.#moveStock(ship);
  }

  #deliver(): void {
    const collected = amountToCollect(this.order);
    const id = 'cod-1';
    this.payments.push({ id, method: 'cash_on_delivery', amount: collected });
    const instalments = (this.order.instalments ?? []).map((one) =>
      one.state === 'due' ? { ...one, state: 'paid' as const, paymentId: id } : one,
    );
    this.order = {
      ...this.order,
      state: 'delivered',
      instalments,
      payment: {
        ...this.order.payment,
        state: 'captured',
        paymentId: id,
        captured: paidAmount(instalments),
      },
      cashOnDelivery: { ...this.order.cashOnDelivery, collected, remittance: 'due' },
    };
  }

  #receive(): void {
    this.order = { ...this.order, state: 'returned' };
    if (this.#start.restocks) this.#moveStock(restock);
    if (!this.#invoice || !mayNeedFinalCreditNote(this.order)) return;
    const { amount } = finalCredit(this.order);
    if (amount > 0) {
      const before = { ofClaim: [], others: this.#notes };
      this.#notes.push(creditNoteLines(this.#invoice, { amount, pieces: 'rest', before }));
    }
  }

  /** As the import does: another amount, or a second transfer, changes nothing. */
  #remit(amount: Paise): void {
    const { collected, remittance } = this.order.cashOnDelivery;
    if (remittance !== 'due' || amount !== collected) return;
    this.remitted = sumPaise([this.remitted, amount]);
    const cashOnDelivery = { ...this.order.cashOnDelivery, remittance: 'received' as const };
    this.order = { ...this.order, cashOnDelivery };
  }

  #moveStock(change: (quantity: number) => StockChange): void {
    for (const { quantity } of this.order.lines) this.stock.push(change(quantity));
  }
}

function lineOf(
  line: PricedLine,
  place: number,
  price: Pick<Line, 'discount' | 'taxPercent'> | undefined,
): Line {
  const { unitPrice, quantity, chargeTax, hsnCode = '' } = line;
  const productId = `p${place}`;
  return {
    ...{ productId, title: 'Piece', image: '', sku: '', hsnCode, unitPrice, quantity, chargeTax },
    discount: price?.discount ?? paise(0),
    taxPercent: price?.taxPercent ?? 0,
    held: quantity,
  };
}
