import { invoiceLines } from '@kargha/domain/invoices/invoice-tax';
import { paise, sumPaise, timesPaise, type Paise } from '@kargha/domain/money/paise';
import type { Order, OrderLine } from '@kargha/domain/orders/order-schema';
import { planInstalments } from '@kargha/domain/payments/instalment';
import type { AccountedOrder } from '@kargha/domain/payments/order-balance';
import type { PaymentTerms } from '@kargha/domain/quotes/quote';
import { giftCardShare } from '@kargha/domain/pricing/gift-card';

export type HistoryOrder = Pick<Order, keyof AccountedOrder> & {
  lines: OrderLine[];
  invoiceNumber: string | null;
  revision: number;
};

export interface HistoryStart {
  lines: readonly { price: number; quantity: number; discount: number; taxPercent: number }[];
  shipping: number;
  giftCard: number;
  /** a replacement: what the returned items are worth */
  credit: number;
  terms: PaymentTerms | null;
}

/** A new order, not yet paid. An order on terms is placed at once and has no gift card. */
export function startOrder(start: HistoryStart): HistoryOrder {
  const lines = start.lines.map((line, place) => orderLine(line, place));
  const subtotal = sumPaise(lines.map((line) => timesPaise(line.unitPrice, line.quantity)));
  const discount = sumPaise(lines.map((line) => line.discount));
  const taxes = invoiceLines(lines, false).map(({ igst }) => igst);
  const tax = paise(Math.round(sumPaise(taxes) / 100) * 100);
  const worth = paise(subtotal - discount + start.shipping + tax);
  const isOnTerms = start.terms !== null;
  const share = start.credit > 0 ? start.credit : start.giftCard;
  const card = isOnTerms ? paise(0) : giftCardShare(worth, paise(share));
  const total = paise(worth - card);
  return {
    lines,
    state: isOnTerms ? 'placed' : 'pending_payment',
    totals: { subtotal, discount, shipping: paise(start.shipping), tax, giftCard: card, total },
    payment: {
      state: total === 0 ? 'captured' : 'pending',
      gateway: 'razorpay',
      gatewayOrderId: isOnTerms ? null : 'order_1',
      paymentId: null,
      method: null,
      captured: paise(0),
      refunded: paise(0),
    },
    giftCard: null,
    ...prepaidBy(start, card),
    closedBy: null,
    ...(start.terms !== null && {
      instalments: planInstalments(total, start.terms, new Date(0)),
    }),
    invoiceNumber: null,
    revision: 0,
  };
}

/** A replacement is paid with returned items, any other order with a gift card. */
function prepaidBy({ credit }: HistoryStart, share: Paise): Partial<HistoryOrder> {
  if (share === 0) return {};
  if (credit === 0) return { giftCard: { cardId: 'card', last4: 'ABCD', amount: share } };
  const from = { orderId: 'returned', orderNumber: '', returnId: 'r' };
  return { exchange: { ...from, credit: share } };
}

function orderLine(line: HistoryStart['lines'][number], place: number): OrderLine {
  const { price, quantity, taxPercent } = line;
  return {
    productId: `p${place}`,
    title: '',
    image: '',
    sku: '',
    hsnCode: '5007',
    unitPrice: paise(price),
    quantity,
    chargeTax: true,
    taxPercent,
    discount: paise(Math.floor((price * quantity * line.discount) / 100)),
    held: quantity,
  };
}
