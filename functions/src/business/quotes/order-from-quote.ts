import { planInstalments } from '@kargha/domain/payments/instalment';
import { customLineId } from '@kargha/domain/orders/custom-line';
import type { OrderLine } from '@kargha/domain/orders/order';
import { titlesOf } from '@kargha/domain/shopping/hindi-line';
import { hasOptions } from '@kargha/domain/shopping/line-ref';
import { paise } from '@kargha/domain/money/paise';
import type { Product } from '@kargha/domain/catalogue/product';
import { asChosen, linePicture } from '@kargha/domain/catalogue/variants';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { quantityFromStock } from '@kargha/domain/quotes/offer-stock';
import type { QuoteLine, QuoteVersion } from '@kargha/domain/quotes/quote-schema';
import type { QuoteAcceptance } from '@kargha/domain/quotes/quote-offer';
import { priceOffer, type PricedQuoteLine } from '@kargha/domain/quotes/quote-totals';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { accountKey, trackingToken } from '../../money/checkout/checkout-shopper.ts';
import { UNPAID } from '../../money/checkout/new-order.ts';
import { hashOf, type KeyedIds } from '../../platform/keyed-ids.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import type { QuoteRecord } from '../../records/quote-record.ts';

export interface AcceptedOffer {
  ids: KeyedIds;
  quote: QuoteRecord;
  offer: QuoteVersion;
  profile: UserProfile;
  acceptance: QuoteAcceptance;
  /** null for a deleted product */
  products: ReadonlyMap<string, Product | null>;
  number: string;
  at: Date;
}

/** The same quotation always gets the same order id. */
export function orderIdFromQuote(ids: KeyedIds, quoteId: string): string {
  return ids.idFor('quote order', quoteId);
}

/** Uses the prices of the offer, not current prices. */
export function orderFromQuote(accepted: AcceptedOffer): OrderRecord {
  const { ids, quote, offer, acceptance, number, at } = accepted;
  const id = orderIdFromQuote(ids, quote.id);
  return {
    id,
    number,
    uid: quote.uid,
    state: 'placed',
    stateTimes: { placed: at },
    closedBy: null,
    lines: orderLines(accepted),
    totals: totalsOf(offer),
    coupon: null,
    giftCard: null,
    currency: 'INR',
    customer: customerOf(accepted),
    payment: UNPAID,
    reviewReasons: [],
    stockHeld: true,
    holdRound: 1,
    holdExpiresAt: null,
    shipments: [],
    quoteId: quote.id,
    paymentTerms: offer.paymentTerms,
    instalments: planInstalments(offer.totals.total, offer.paymentTerms, at),
    purchaseOrderNumber: acceptance.purchaseOrderNumber,
    createdAt: at,
    updatedAt: at,
    checkout: {
      receipt: `quote_${quote.id}`,
      fingerprint: hashOf(`${quote.id} ${offer.version}`),
      placedFrom: null,
      personKeys: [accountKey(ids, quote.uid)],
    },
    trackingTokenHashes: [hashOf(trackingToken(ids, id))],
    awbs: [],
  };
}

function totalsOf({ totals, taxIncluded }: QuoteVersion): OrderRecord['totals'] {
  const { subtotal, discount, shipping, tax, shippingTax, total } = totals;
  return {
    subtotal,
    discount,
    shipping,
    tax,
    ...(taxIncluded && { taxIncluded }),
    ...(shippingTax !== undefined && { shippingTax }),
    giftCard: paise(0),
    total,
  };
}

function customerOf({ quote, offer, acceptance }: AcceptedOffer): OrderRecord['customer'] {
  const { name, phone, ...address } = acceptance.deliverTo;
  const { gstin, name: companyName } = offer.buyer;
  return {
    name,
    email: quote.email.toLowerCase(),
    phone,
    address,
    ...(quote.isEmailProven && { isEmailProven: true }),
    ...(quote.language && { language: quote.language }),
    ...(companyName !== '' && { companyName }),
    ...(gstin !== '' && { gstin }),
  };
}

function orderLines({ offer, products }: AcceptedOffer): OrderLine[] {
  const priced = priceOffer(offer).lines;
  const fromStock = quantityFromStock(offer.lines, (id) => products.get(id) ?? undefined);
  return offer.lines.map((line, index) => {
    const product = products.get(line.productId ?? '') ?? undefined;
    const held = fromStock[index] ?? 0;
    return orderLine({ line, priced: priced[index], product, place: index + 1, held });
  });
}

interface Ordering {
  line: QuoteLine;
  priced: PricedQuoteLine | undefined;
  /** undefined for a custom line and for a deleted product */
  product: Product | undefined;
  place: number;
  /** units from stock */
  held: number;
}

function orderLine({ line, priced, product, place, held }: Ordering): OrderLine {
  const { description, customisation, quantity, unitPrice, hsnCode, taxPercent } = line;
  // Staff may have reworded the English title.
  const title = customisation === '' ? description : `${description} (${customisation})`;
  return {
    ...(product ? productFacts(product, line.options, held) : madeToOrder(place)),
    ...(hasOptions(line.options) && { options: line.options }),
    ...titlesOf({ title, titleHindi: title === product?.title ? product.titleHindi : '' }),
    hsnCode,
    unitPrice,
    quantity,
    chargeTax: taxPercent > 0,
    taxPercent,
    discount: priced?.discount ?? paise(0),
  };
}

type GoodsOfLine = Pick<OrderLine, 'productId' | 'variantId' | 'image' | 'sku' | 'held'>;

function productFacts(
  product: Product,
  options: LineOptions | undefined,
  held: number,
): GoodsOfLine {
  const { _id: productId, sku, variantId } = asChosen(product, options);
  return {
    productId,
    ...(variantId !== undefined && { variantId }),
    image: linePicture(product, options),
    sku,
    held,
  };
}

function madeToOrder(place: number): GoodsOfLine {
  return { productId: customLineId(place), image: '', sku: '', held: 0 };
}
