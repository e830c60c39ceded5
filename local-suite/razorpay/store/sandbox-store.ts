import { unknownId } from '../api-error.ts';
import type { Collection, Order, Payment, Refund } from './entities.ts';

export interface OrderRecord {
  order: Order;
  /** Whether an authorised payment is captured at once, Razorpay's usual account setting. */
  isAutoCapture: boolean;
}

/** All orders, payments and refunds, in memory. Newest last. */
export class SandboxStore {
  readonly #orders = new Map<string, OrderRecord>();
  readonly #payments = new Map<string, Payment>();
  readonly #refunds = new Map<string, Refund>();

  addOrder(record: OrderRecord): void {
    this.#orders.set(record.order.id, record);
  }

  addPayment(payment: Payment): void {
    this.#payments.set(payment.id, payment);
  }

  addRefund(refund: Refund): void {
    this.#refunds.set(refund.id, refund);
  }

  /** Throws ApiError if the order does not exist. */
  orderRecord(id: string): OrderRecord {
    return found(this.#orders.get(id));
  }

  order(id: string): Order {
    return this.orderRecord(id).order;
  }

  /** Throws ApiError if the payment does not exist. */
  payment(id: string): Payment {
    return found(this.#payments.get(id));
  }

  /** Throws ApiError if the refund does not exist. */
  refund(id: string): Refund {
    return found(this.#refunds.get(id));
  }

  orders(): Order[] {
    return Array.from(this.#orders.values(), ({ order }) => order);
  }

  payments(): Payment[] {
    return [...this.#payments.values()];
  }

  paymentsOf(orderId: string): Payment[] {
    return this.payments().filter((payment) => payment.order_id === orderId);
  }

  refunds(): Refund[] {
    return [...this.#refunds.values()];
  }

  refundsOf(paymentId: string): Refund[] {
    return this.refunds().filter((refund) => refund.payment_id === paymentId);
  }

  clear(): void {
    this.#orders.clear();
    this.#payments.clear();
    this.#refunds.clear();
  }
}

export function collectionOf<Entity>(items: Entity[]): Collection<Entity> {
  return { entity: 'collection', count: items.length, items };
}

function found<Entity>(entity: Entity | undefined): Entity {
  if (entity === undefined) throw unknownId();
  return entity;
}
