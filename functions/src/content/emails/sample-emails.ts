import type { Product } from '@kargha/domain/catalogue/product';
import { linePicture } from '@kargha/domain/catalogue/variants';
import { formatLongDate } from '@kargha/domain/india/long-date';
import { paise, rupeesToPaise } from '@kargha/domain/money/paise';
import type { Order } from '@kargha/domain/orders/order';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { DEFAULT_DELIVERY, expectedDelivery } from '@kargha/domain/shopping/delivery';
import type { Shipment } from '@kargha/domain/orders/shipment';

import {
  deliveredEmail,
  itemsRemovedEmail,
  orderCancelledEmail,
  orderReleasedEmail,
  refundEmail,
  shippedEmail,
} from '../../mail/order-emails.ts';
import { awbCorrectedEmail } from '../../mail/parcel-emails.ts';
import { placedEmail } from '../../mail/payment-emails.ts';
import { returnEmail } from '../../mail/return-emails.ts';
import type { EmailLanguage } from '../../mail/say.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import type { Mail } from '../../records/email-record.ts';
import { sampleQuoteEmails } from './sample-quote-emails.ts';

interface Writing {
  language: EmailLanguage;
  at: Date;
}

/** The emails of an invented order of these products, and of a quotation, by what happened. */
export function sampleEmails(products: readonly Product[], writing: Writing): Record<string, Mail> {
  const order = sampleOrder(products, writing);
  const parcel = sampleParcel(order, writing.at);
  const link = `${shopAddress()}/track-order`;
  const refund = { back: order.totals.total, byHand: NOTHING, onCard: null };
  const returned = sampleReturn(order);
  return {
    placed: placedEmail(order, link),
    shipped: shippedEmail(order, parcel, link),
    delivered: deliveredEmail(order, parcel, {
      lastDay: formatLongDate(writing.at),
      page: `${shopAddress()}/orders`,
      shopMail: '',
    }),
    awb_corrected: awbCorrectedEmail(order, 'HMS0000001', parcel, link),
    released: orderReleasedEmail(order, link),
    changed: itemsRemovedEmail(order, parcel.lines.slice(0, 1), {
      ...{ ...refund, reason: 'Sold out', appliedToBalance: NOTHING },
      ...{ balanceDue: NOTHING, prepaid: NOTHING },
    }),
    cancelled: orderCancelledEmail(
      order,
      { reason: 'Changed my mind', closedBy: 'shopper' },
      { ...refund, owedBefore: NOTHING },
    ),
    refunded: refundEmail(order, order.totals.total),
    return_requested: returnEmail(returned, 'requested'),
    return_approved: returnEmail(returned, 'approved'),
    return_received: returnEmail(returned, 'received'),
    ...sampleQuoteEmails(writing.language, writing.at),
  };
}

const NOTHING = paise(0);
const SHIPPING = paise(15_000);

type SampleOrder = Pick<
  Order,
  'number' | 'customer' | 'lines' | 'totals' | 'giftCard' | 'expectedDelivery'
>;

function sampleOrder(
  products: readonly Product[],
  { language, at: createdAt }: Writing,
): SampleOrder {
  const lines = products.map((product) => ({
    ...{ productId: product._id, title: product.title, sku: product.sku, hsnCode: '' },
    image: linePicture(product, {}),
    unitPrice: rupeesToPaise(product.price),
    ...{ quantity: 1, chargeTax: true, discount: NOTHING, held: 1 },
  }));
  const subtotal = paise(lines.reduce((sum, { unitPrice }) => sum + unitPrice, 0));
  const total = paise(subtotal + SHIPPING);
  const customer: Order['customer'] = {
    ...{ name: 'Asha Verma', email: 'asha@mail.example', phone: '9876543210' },
    ...{ isEmailProven: true, ...(language === 'hi' && { language }) },
    address: {
      ...{ line1: '4 Mill Road', line2: '', city: 'Pune', state: 'Maharashtra' },
      ...{ pincode: '411001', country: 'India' },
    },
  };
  return {
    number: 'KG-7H2K9QXD',
    customer,
    expectedDelivery: expectedDelivery({ customer, createdAt, lines: [] }, DEFAULT_DELIVERY),
    lines,
    totals: {
      ...{ subtotal, discount: NOTHING, shipping: SHIPPING, tax: NOTHING, giftCard: NOTHING },
      total,
    },
    giftCard: null,
  };
}

function sampleParcel({ lines }: SampleOrder, shippedAt: Date): Shipment {
  return {
    ...{ id: 'parcel', courier: 'Hamsa Express', awb: 'HMS1234567', trackingUrl: '' },
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    ...{ shippedAt, deliveredAt: null },
  };
}

function sampleReturn({ number, customer, lines }: SampleOrder): OrderReturn {
  const { name: customerName, email: customerEmail, isEmailProven = false, language } = customer;
  return {
    ...{ orderNumber: number, customerName, customerEmail, isEmailProven, answer: '' },
    ...(language && { language }),
    lines: lines.slice(0, 1),
  } as unknown as OrderReturn;
}
