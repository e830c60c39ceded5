import type { CustomerInfo } from './customer-info.ts';
import type { OrderState } from './order-state.ts';
import type { Paise } from './paise.ts';
import type { PaymentState } from './payment.ts';
import type { OrderTotals } from './pricing.ts';
import type { StateTimes } from './tracking.ts';

/** What was bought, as it was at that moment; later changes of the product do not touch it. */
export interface OrderLine {
  productId: string;
  title: string;
  image: string;
  sku: string;
  hsnCode: string;
  unitPrice: Paise;
  quantity: number;
  chargeTax: boolean;
  /** pieces that this order took from the product's stock; 0 when the product is not counted */
  held: number;
}

export interface OrderPayment {
  state: PaymentState;
  gateway: 'razorpay';
  /** the gateway's id of the order; null until the gateway has answered */
  gatewayOrderId: string | null;
  /** the payment that paid for it */
  paymentId: string | null;
  /** card, upi, netbanking, wallet …, as the gateway says */
  method: string | null;
  captured: Paise;
  refunded: Paise;
}

export interface Shipment {
  id: string;
  courier: string;
  awb: string;
  trackingUrl: string;
  lines: { productId: string; quantity: number }[];
  shippedAt: Date;
  deliveredAt: Date | null;
}

/** Who closed a checkout before it was paid, or cancelled it later. */
export type ClosedBy = 'shopper' | 'expiry' | 'gateway' | 'shortfall' | 'staff';

/** An order as read from Firestore; `id` is the document's id, `number` the one that people say. */
export interface Order {
  id: string;
  number: string;
  /** null for a guest */
  uid: string | null;
  state: OrderState;
  /** when the order first came into each state */
  stateTimes: StateTimes;
  closedBy: ClosedBy | null;
  lines: OrderLine[];
  totals: OrderTotals;
  currency: 'INR';
  customer: CustomerInfo;
  payment: OrderPayment;
  /** what staff have to look into before goods move; null when all is well */
  needsReview: string | null;
  /** true while pieces are out of the stock for this order */
  stockHeld: boolean;
  /** how often stock was held; a checkout that is opened again holds anew */
  holdRound: number;
  /** when an unpaid hold ends; null once it is paid or closed */
  holdExpiresAt: Date | null;
  shipments: Shipment[];
  createdAt: Date;
  updatedAt: Date;
}

/** orders/{id}/events/{id}: who did what, and when. */
export interface OrderEvent {
  what: string;
  from: OrderState | null;
  to: OrderState;
  /** 'shopper', 'gateway', 'sweeper' or the uid of a member of staff */
  by: string;
  note: string;
  visibleToCustomer: boolean;
  at: Date;
}

/** Pieces in the order. */
export function pieceCount(order: Pick<Order, 'lines'>): number {
  return order.lines.reduce((count, line) => count + line.quantity, 0);
}
