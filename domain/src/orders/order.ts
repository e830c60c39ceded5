import type { CustomerInfo } from '../shopping/customer-info.ts';
import type { LineOptions } from '../shopping/line-options.ts';
import type { OrderCoupon } from '../pricing/discount.ts';
import type { OrderGiftCard } from '../pricing/gift-card.ts';
import type { Instalment } from '../payments/instalment.ts';
import type { OrderState } from './order-state.ts';
import type { Paise } from '../money/paise.ts';
import type { PaymentState } from '../payments/payment.ts';
import type { OrderTotals } from '../pricing/price-order.ts';
import type { ReviewReason } from '../payments/review-reason.ts';
import type { PaymentTerms } from '../quotes/quote.ts';
import type { Shipment } from './shipment.ts';
import type { StateTimes } from './tracking.ts';

export type { Shipment };

/** A snapshot: later changes of the product do not affect it. */
export interface OrderLine {
  productId: string;
  /** chosen options; absent without any, and in older orders */
  options?: LineOptions | undefined;
  title: string;
  image: string;
  sku: string;
  hsnCode: string;
  unitPrice: Paise;
  quantity: number;
  chargeTax: boolean;
  /** GST rate in per cent; absent in older orders, which use the default rate */
  taxPercent?: number;
  /** share of the order's discount: the taxable value is unitPrice × quantity − discount */
  discount: Paise;
  /** units taken from stock; 0 when the product's stock is not tracked */
  held: number;
}

export interface OrderPayment {
  state: PaymentState;
  gateway: 'razorpay';
  /** null until the gateway has answered */
  gatewayOrderId: string | null;
  paymentId: string | null;
  /** card, upi, netbanking, wallet …, as the gateway names it */
  method: string | null;
  captured: Paise;
  refunded: Paise;
  /** refund due, which staff pay manually; absent without offline payments, and 0 once it is paid */
  owed?: Paise;
  /** when the last instalment was paid; absent without instalments, where an order is paid when it is placed */
  paidAt?: Date;
}

/** Who closed an unpaid checkout, or cancelled the order later. */
export type ClosedBy = 'shopper' | 'expiry' | 'gateway' | 'shortfall' | 'staff';

export type OrderCustomer = CustomerInfo & {
  /** true when it is the verified email of the account that ordered: only then do emails repeat what was typed */
  isEmailProven?: boolean;
};

/** An order as read from Firestore; `id` is the document's id, `number` the one that customers use. */
export interface Order {
  id: string;
  number: string;
  uid: string | null;
  state: OrderState;
  stateTimes: StateTimes;
  closedBy: ClosedBy | null;
  lines: OrderLine[];
  totals: OrderTotals;
  coupon: OrderCoupon | null;
  giftCard: OrderGiftCard | null;
  currency: 'INR';
  customer: OrderCustomer;
  payment: OrderPayment;
  /** what staff must check before the order continues; empty for nothing */
  reviewReasons: ReviewReason[];
  /** true while stock is reserved for this order */
  stockHeld: boolean;
  /** number of reservations; a reopened checkout reserves stock again */
  holdRound: number;
  /** when an unpaid reservation ends; null once the order is paid or closed */
  holdExpiresAt: Date | null;
  shipments: Shipment[];
  /** absent or null until the invoice is issued */
  invoiceNumber?: string | null;
  revision?: number;
  /** the state before the hold; absent when staff never put it on hold */
  heldFrom?: OrderState;
  /** the shopper's request to cancel, which staff decide */
  cancelRequest?: { reason: string; at: Date } | null;
  draftId?: string;
  /** the quotation it comes from; absent in orders from the cart, as are the next two */
  quoteId?: string;
  paymentTerms?: PaymentTerms;
  /**
   * Such an order is `placed` from the start, with reserved stock and a `pending` payment. The payment is
   * `captured` once every instalment is paid; shipping requires what the payment terms ask for in advance.
   */
  instalments?: Instalment[];
  purchaseOrderNumber?: string;
  createdAt: Date;
  updatedAt: Date;
}

/** orders/{id}/events/{id}: the history of an order. */
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

export function pieceCount(order: Pick<Order, 'lines'>): number {
  return order.lines.reduce((count, line) => count + line.quantity, 0);
}
