import { unknownId } from '../api-error.ts';
import type {
  Dispute,
  Document,
  Downtime,
  Settlement,
  SettlementItem,
} from './account-entities.ts';
import { AccountSettings } from './account-settings.ts';
import type { Collection, Order, Payment, Refund } from './entities.ts';

export interface OrderRecord {
  order: Order;
  /** Whether an authorised payment is captured at once, Razorpay's usual account setting. */
  isAutoCapture: boolean;
}

/** Everything that the account has, in memory. Newest last. */
export class SandboxStore {
  readonly #orders = new Map<string, OrderRecord>();
  readonly #payments = new Map<string, Payment>();
  readonly #refunds = new Map<string, Refund>();
  readonly settings = new AccountSettings();
  readonly disputes = new Map<string, Dispute>();
  readonly documents = new Map<string, Document>();
  readonly settlements = new Map<string, Settlement>();
  readonly downtimes = new Map<string, Downtime>();
  /** settled and unsettled movements of the balance */
  readonly balance: SettlementItem[] = [];

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

  /** Throws ApiError if the dispute does not exist. */
  dispute(id: string): Dispute {
    return found(this.disputes.get(id));
  }

  /** Throws ApiError if the document does not exist. */
  document(id: string): Document {
    return found(this.documents.get(id));
  }

  /** Throws ApiError if the settlement does not exist. */
  settlement(id: string): Settlement {
    return found(this.settlements.get(id));
  }

  /** Throws ApiError if the downtime does not exist. */
  downtime(id: string): Downtime {
    return found(this.downtimes.get(id));
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
    for (const kept of [this.#orders, this.#payments, this.#refunds]) kept.clear();
    for (const kept of [this.disputes, this.documents, this.settlements, this.downtimes]) {
      kept.clear();
    }
    this.balance.length = 0;
    this.settings.clear();
  }
}

export function collectionOf<Entity>(items: Entity[]): Collection<Entity> {
  return { entity: 'collection', count: items.length, items };
}

function found<Entity>(entity: Entity | undefined): Entity {
  if (entity === undefined) throw unknownId();
  return entity;
}
