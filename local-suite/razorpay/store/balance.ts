import type { Payment, Refund } from './entities.ts';
import type { Dispute, SettlementItem } from './account-entities.ts';
import { newEntityId } from './entity-id.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { secondsNow } from './seconds-now.ts';

/** Everything that moves the account's balance becomes an item of a later settlement. */

export function bookPayment(store: SandboxStore, payment: Payment): void {
  const { id, amount, fee, tax, method, order_id: orderId, created_at: at } = payment;
  const charged = { fee: fee ?? 0, tax: tax ?? 0 };
  const of = { method, order_id: orderId, order_receipt: store.order(orderId).receipt };
  const item = { entity_id: id, type: 'payment', amount, credit: amount - charged.fee } as const;
  store.balance.push({ ...EMPTY, ...of, ...charged, ...item, created_at: at });
}

/** The fee of an instant refund is debited with it. */
export function bookRefund(store: SandboxStore, refund: Refund): void {
  const { id, amount, payment_id: paymentId, created_at: at } = refund;
  const { order_id: orderId, method } = store.payment(paymentId);
  const { fee = 0, tax = 0 } = refund;
  const of = { method, order_id: orderId, payment_id: paymentId };
  const item = { entity_id: id, type: 'refund', amount, debit: amount + fee, fee, tax } as const;
  store.balance.push({ ...EMPTY, ...of, ...item, created_at: at });
}

/** Razorpay does not document how a returned refund is shown; the sandbox books an adjustment. */
export function bookReturnedRefund(store: SandboxStore, { amount, id, payment_id }: Refund): void {
  adjust(store, { credit: amount, payment_id, description: `Refund ${id} was returned` });
}

/** An instant refund that fell back to normal speed costs nothing. */
export function bookReturnedFee(store: SandboxStore, refund: Refund): void {
  const { fee = 0, id, payment_id } = refund;
  adjust(store, { credit: fee, payment_id, description: `Fee of refund ${id} was returned` });
}

export function bookDispute(store: SandboxStore, dispute: Dispute): void {
  const { id, payment_id, amount_deducted: debit } = dispute;
  adjust(store, { debit, payment_id, dispute_id: id, description: 'Dispute lost' });
}

type Adjustment = Partial<
  Pick<SettlementItem, 'credit' | 'debit' | 'payment_id' | 'dispute_id' | 'description'>
>;

export function adjust(store: SandboxStore, adjustment: Adjustment): SettlementItem {
  const { credit = 0, debit = 0 } = adjustment;
  const item: SettlementItem = {
    ...EMPTY,
    ...adjustment,
    entity_id: newEntityId('adj'),
    type: 'adjustment',
    amount: credit + debit,
    created_at: secondsNow(),
  };
  store.balance.push(item);
  return item;
}

const EMPTY = {
  debit: 0,
  credit: 0,
  currency: 'INR',
  fee: 0,
  tax: 0,
  on_hold: false,
  settled: false,
  settled_at: null,
  settlement_id: null,
  posted_at: null,
  credit_type: 'default',
  description: null,
  notes: null,
  payment_id: null,
  settlement_utr: null,
  order_id: null,
  order_receipt: null,
  method: null,
  card_network: null,
  card_issuer: null,
  card_type: null,
  dispute_id: null,
} as const;
