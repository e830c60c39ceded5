import { orderSchema, type Order, type OrderLine } from '@kargha/domain/orders/order-schema';
import { paise, type Paise } from '@kargha/domain/money/paise';
import { refundedPrepaid } from '@kargha/domain/payments/prepaid-share';
import type { PaymentState } from '@kargha/domain/payments/payment';
import type { PaymentTerms } from '@kargha/domain/quotes/quote';
import { shipmentState } from '@kargha/domain/orders/shipment';
import { refOf } from '@kargha/domain/shopping/line-ref';

import { storedReader } from './stored-reader.ts';
import { webAddress } from '../addresses/web-address.ts';

export type ShownLine = Omit<OrderLine, 'hsnCode' | 'taxPercent' | 'held'>;

export interface ShownOrder extends Pick<
  Order,
  | 'id'
  | 'number'
  | 'state'
  | 'stateTimes'
  | 'totals'
  | 'shipments'
  | 'cancelledParcels'
  | 'plannedParcels'
  | 'reviewReasons'
  | 'createdAt'
  | 'giftCard'
  | 'closedBy'
  | 'exchange'
  | 'creditGiven'
  | 'cashOnDelivery'
  | 'expectedDelivery'
> {
  uid: string;
  lines: ShownLine[];
  customer: { name: string; email: string; phone: string; address: string[] };
  /** the state of India to which it goes */
  deliveryState: string;
  payment: {
    state: PaymentState;
    method: string;
    captured: Paise;
    /** a discount by an offer at the gateway; 0 without one */
    offerDiscount: Paise;
    /** the gateway's fee, paid by the shopper on top of the total; 0 without one */
    customerFee: Paise;
    refunded: Paise;
    owed: Paise;
    id: string;
  };
  /** the amount refunded to the gift card; null without a refund */
  backOnCard: { last4: string; amount: Paise } | null;
  /** the shopper's reason; '' without a request */
  cancelRequest: string;
  coupon: string;
  /** '' until there is a tax invoice */
  invoiceNumber: string;
  draftId: string;
  paymentTerms: PaymentTerms | null;
  instalments: NonNullable<Order['instalments']>;
  quoteId: string;
  purchaseOrderNumber: string;
  replacements: NonNullable<Order['replacements']>;
  revision: number;
}

export const readOrder = storedReader('orders', orderSchema);

export function orderFrom(id: string, stored: unknown): ShownOrder | undefined {
  const order = readOrder(stored, { id });
  return order && shownOrder(order);
}

export function shownOrder(order: Order): ShownOrder {
  const { id, number, state, stateTimes, lines, totals, reviewReasons, createdAt } = order;
  return {
    ...{ id, number, state, stateTimes, lines, totals, reviewReasons, createdAt },
    uid: order.uid ?? '',
    giftCard: order.giftCard,
    closedBy: order.closedBy,
    customer: customerOf(order),
    expectedDelivery: order.expectedDelivery,
    deliveryState: order.customer.address.state,
    payment: paymentOf(order),
    backOnCard: backOnCardOf(order),
    ...parcelsOf(order),
    cancelRequest: order.cancelRequest?.reason ?? '',
    coupon: discountName(order),
    invoiceNumber: order.invoiceNumber ?? '',
    ...originOf(order),
    ...exchangeOf(order),

    paymentTerms: order.paymentTerms ?? null,
    instalments: order.instalments ?? [],
    revision: order.revision ?? 0,
  };
}

function parcelsOf(
  order: Order,
): Pick<ShownOrder, 'shipments' | 'cancelledParcels' | 'plannedParcels'> {
  return {
    shipments: order.shipments.map((parcel) => ({
      ...parcel,
      lines: parcel.lines.map(({ quantity, pieces = [], ...line }) => ({
        ...refOf(line),
        ...{ quantity, pieces },
      })),
      trackingUrl: webAddress(parcel.trackingUrl),
      state: shipmentState(parcel, order),
    })),
    cancelledParcels: order.cancelledParcels ?? 0,
    ...(order.plannedParcels && { plannedParcels: order.plannedParcels }),
  };
}

function originOf({ draftId = '', quoteId = '', purchaseOrderNumber = '', ...order }: Order) {
  const { cashOnDelivery } = order;
  return { draftId, quoteId, purchaseOrderNumber, ...(cashOnDelivery && { cashOnDelivery }) };
}

function exchangeOf({ exchange, creditGiven, replacements = [] }: Order) {
  return {
    ...(exchange && { exchange }),
    ...(creditGiven !== undefined && { creditGiven }),
    replacements,
  };
}

function discountName({ coupon }: Order): string {
  return (coupon?.isAutomatic ? coupon.description : coupon?.code) ?? '';
}

export function countUnits({ lines }: Pick<ShownOrder, 'lines'>): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

function customerOf({ customer: { name, email, phone, address } }: Order): ShownOrder['customer'] {
  const { line1, line2, city, pincode, state } = address;
  const place = `${city} ${pincode}, ${state}`;
  return { name, email, phone, address: [line1, line2, place].filter((line) => line !== '') };
}

function paymentOf({ payment }: Order): ShownOrder['payment'] {
  const { state, captured, refunded } = payment;
  return {
    ...{ state, captured, refunded },
    method: payment.method ?? '',
    offerDiscount: payment.offer?.discount ?? paise(0),
    customerFee: payment.customerFee ?? paise(0),
    owed: payment.owed ?? paise(0),
    id: payment.paymentId ?? '',
  };
}

function backOnCardOf({ giftCard, closedBy }: Order): ShownOrder['backOnCard'] {
  const amount = refundedPrepaid({ giftCard, closedBy });
  return giftCard && amount > 0 ? { last4: giftCard.last4, amount } : null;
}
