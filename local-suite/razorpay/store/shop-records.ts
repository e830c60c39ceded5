import { PAYMENT_METHODS, type Order, type Payment, type Refund } from './entities.ts';
import { feeOn } from './account-settings.ts';
import { newOrder } from './orders.ts';
import { newPayment } from './payments.ts';
import type { SandboxStore } from './sandbox-store.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Documents of the shop's database, by id. Amounts are paise, times are ISO texts. */
export interface ShopRecords {
  orders: ReadonlyMap<string, Fields>;
  payments: ReadonlyMap<string, Fields>;
  refunds: ReadonlyMap<string, Fields>;
}

/**
 * The gateway keeps payments for years; the sandbox forgets them when it ends. So it begins with what the shop has: its
 * unpaid orders can be paid and its payments refunded. They are not part of any later settlement.
 */
export function addShopRecords(store: SandboxStore, records: ShopRecords): void {
  for (const [id, order] of records.orders) addOrders(store, id, order);
  for (const [id, payment] of records.payments) addPayment(store, id, payment);
  for (const refund of records.refunds.values()) addRefund(store, refund);
}

/** One for the order, or one for each instalment. */
function addOrders(
  store: SandboxStore,
  id: string,
  { totals, payment, instalments }: Fields,
): void {
  const whole: Fields = { ...fieldsOf(payment), amount: fieldsOf(totals).total };
  const parts = Array.isArray(instalments) ? instalments.map(fieldsOf) : [];
  for (const { gatewayOrderId, amount } of [whole, ...parts]) {
    if (typeof gatewayOrderId !== 'string') continue;
    addOrder(store, newOrder(gatewayOrderId, numberOf(amount), id));
  }
}

function addOrder(store: SandboxStore, order: Order): void {
  store.addOrder({ order, isAutoCapture: true });
}

/** Payments outside the gateway have no gateway order. */
function addPayment(store: SandboxStore, id: string, fields: Fields): void {
  const { gatewayOrderId, state } = fields;
  const method = PAYMENT_METHODS.find((one) => one === fields.method);
  if (typeof gatewayOrderId !== 'string' || !method) return;
  const amount = numberOf(fields.amount);
  const order = orderOf(store, gatewayOrderId) ?? newOrder(gatewayOrderId, amount, null);
  addOrder(store, order);
  const payment = newPayment(order, id, { method });
  Object.assign(payment, { amount, status: 'failed', created_at: secondsOf(fields.updatedAt) });
  store.addPayment(payment);
  if (!CAPTURED.has(state)) return;
  const charged = feeOn(amount, store.settings);
  Object.assign(payment, { status: 'captured', captured: true, ...charged });
  Object.assign(payment, refundedFields(numberOf(fields.refunded), amount));
  Object.assign(order, { status: 'paid', amount_paid: amount, amount_due: 0 });
}

const CAPTURED = new Set<unknown>(['captured', 'partially_refunded', 'refunded']);

function orderOf(store: SandboxStore, id: string): Order | undefined {
  return store.orders().find((order) => order.id === id);
}

function refundedFields(refunded: number, amount: number): Partial<Payment> {
  if (refunded === 0) return {};
  if (refunded < amount) return { amount_refunded: refunded, refund_status: 'partial' };
  return { amount_refunded: refunded, refund_status: 'full', status: 'refunded' };
}

function addRefund(store: SandboxStore, fields: Fields): void {
  const { gatewayRefundId: id, paymentId, state } = fields;
  if (typeof id !== 'string' || typeof paymentId !== 'string' || state !== 'processed') return;
  const refund: Refund = {
    ...{ id, entity: 'refund', payment_id: paymentId, status: 'processed' },
    ...{ amount: numberOf(fields.amount), currency: 'INR', notes: [], receipt: null },
    ...{ acquirer_data: { arn: null }, batch_id: null, created_at: secondsOf(fields.createdAt) },
    ...{ speed_processed: 'normal', speed_requested: 'normal' },
  };
  store.addRefund(refund);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function secondsOf(time: unknown): number {
  return Math.floor(Date.parse(String(time)) / 1_000);
}
