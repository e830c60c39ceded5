import type { CustomerInfo } from '../shopping/customer-info.ts';
import type { LineOptions } from '../shopping/line-options.ts';
import type { OrderCoupon } from '../pricing/discount.ts';
import type { OrderGiftCard } from '../pricing/gift-card.ts';
import type { Instalment } from '../payments/instalment.ts';
import type { OrderState } from './order-state.ts';
import type { Paise } from '../money/paise.ts';
import type { PaymentState } from '../payments/payment.ts';
import type { OrderTotals } from '../pricing/pricing.ts';
import type { PaymentTerms } from '../quotes/quote.ts';
import type { Shipment } from './shipment.ts';
import type { StateTimes } from './tracking.ts';

export type { Shipment };

/** What was bought, as it was at that moment; later changes of the product do not touch it. */
export interface OrderLine {
  productId: string;
  /** what was chosen of the product; absent where there was nothing to choose, and in older orders */
  options?: LineOptions | undefined;
  title: string;
  image: string;
  sku: string;
  hsnCode: string;
  unitPrice: Paise;
  quantity: number;
  chargeTax: boolean;
  /** the GST rate that the line was sold at; absent in older orders: the flat rate */
  taxPercent?: number;
  /** this line's part of the order's discount: its taxable value is unitPrice × quantity − discount */
  discount: Paise;
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
  /** what staff still have to give back by hand; absent where nothing came past the gateway, and 0 once it is done */
  owed?: Paise;
  /** when the last of several parts came; absent of an order without parts, which is paid when it is placed */
  paidAt?: Date;
}

/** Who closed a checkout before it was paid, or cancelled it later. */
export type ClosedBy = 'shopper' | 'expiry' | 'gateway' | 'shortfall' | 'staff';

/** Who buys, as they typed it. */
export type OrderCustomer = CustomerInfo & {
  /** true when the email is the verified one of the account that ordered: only then do emails repeat what was typed */
  isEmailProven?: boolean;
};

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
  /** the code that was used; null without one */
  coupon: OrderCoupon | null;
  /** the card that pays a part, or all; null without one */
  giftCard: OrderGiftCard | null;
  currency: 'INR';
  customer: OrderCustomer;
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
  /** its tax invoice; absent or null until one is issued */
  invoiceNumber?: string | null;
  /** counts the changes, so that nobody changes what somebody else has just changed; absent before the first */
  revision?: number;
  /** the state that an order on hold goes back to; absent when it was never put on hold by staff */
  heldFrom?: OrderState;
  /** the shopper's wish to cancel, once only staff can */
  cancelRequest?: { reason: string; at: Date } | null;
  /** the draft of staff that it was made from; absent in orders from the cart */
  draftId?: string;
  /** the quotation that it was made from; absent in orders from the cart, as the next two are */
  quoteId?: string;
  paymentTerms?: PaymentTerms;
  /**
   * The parts in which it is paid. Such an order is `placed` from the start, its pieces held and its payment `pending`;
   * the payment is `captured` once every part is paid, and the ship step asks for what its terms want before.
   */
  instalments?: Instalment[];
  /** the buyer's own number, for their books; absent or empty without one */
  purchaseOrderNumber?: string;
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
