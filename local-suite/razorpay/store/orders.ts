import { invalidInput } from '../api-error.ts';
import type { AccountLimits } from './account-limits.ts';
import type { Collection, Order } from './entities.ts';
import { newEntityId } from './entity-id.ts';
import {
  checkFieldNames,
  readCurrency,
  readNotes,
  readOrderAmount,
  readReceipt,
} from '../rest/field-checks.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { listPage } from '../rest/list-page.ts';
import { secondsNow } from './seconds-now.ts';

const ORDER_FIELDS = [
  'amount',
  'currency',
  'receipt',
  'notes',
  'payment_capture',
  'payment',
  'partial_payment',
  'unique_receipt',
];

type Fields = Readonly<Record<string, unknown>>;

/**
 * Creates an order (POST /v1/orders). With `unique_receipt`, a known receipt returns its first order. Throws
 * ApiError for fields that Razorpay rejects and for amounts above the account's limit.
 */
export function createOrder(
  { store, limits }: { store: SandboxStore; limits: AccountLimits },
  fields: Fields,
): Order {
  checkFieldNames(fields, ORDER_FIELDS);
  const amount = readOrderAmount(fields, limits.largestAmount);
  const receipt = readReceipt(fields);
  const order: Order = {
    ...newOrder(newEntityId('order'), amount, receipt),
    currency: readCurrency(fields),
    notes: readNotes(fields),
  };
  if (isTrue(fields.partial_payment)) {
    throw invalidInput('Partial payments are not enabled for this account.', 'partial_payment');
  }
  const earlier = isTrue(fields.unique_receipt) ? orderOf(store, receipt) : undefined;
  if (earlier !== undefined) return earlier;
  store.addOrder({ order, isAutoCapture: isAutoCapture(fields) });
  return order;
}

/** An order that no one has tried to pay. */
export function newOrder(id: string, amount: number, receipt: string | null): Order {
  return {
    id,
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: 'INR',
    receipt,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: [],
    created_at: secondsNow(),
  };
}

/** GET /v1/orders, optionally filtered by receipt. */
export function listOrders(store: SandboxStore, query: URLSearchParams): Collection<Order> {
  const receipt = query.get('receipt');
  const orders = store.orders();
  return listPage(
    receipt === null ? orders : orders.filter((order) => order.receipt === receipt),
    query,
  );
}

function orderOf(store: SandboxStore, receipt: string | null): Order | undefined {
  return receipt === null ? undefined : store.orders().find((order) => order.receipt === receipt);
}

/** True unless the order turns it off with `payment_capture` (old) or `payment.capture` (new). */
function isAutoCapture(fields: Fields): boolean {
  const { payment_capture: old, payment } = fields;
  if (typeof payment === 'object' && payment !== null && 'capture' in payment) {
    return payment.capture !== 'manual';
  }
  return old === undefined || isTrue(old);
}

function isTrue(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'true';
}
