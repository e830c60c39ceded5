import type { BulkTier } from '@kargha/domain/catalogue/bulk-price';
import type { OrderLine } from '@kargha/domain/orders/order';
import { configuredAccess } from '@kargha/domain/catalogue/product-access';
import { unitPriceFor } from '@kargha/domain/pricing/unit-price';
import type { PricedLine } from '@kargha/domain/pricing/priced-line';
import {
  priceLines,
  type LinePrice,
  type OrderTotals,
  type PriceTerms,
} from '@kargha/domain/pricing/price-order';
import { isUnlockedFor, maxPurchasable, type Product } from '@kargha/domain/catalogue/product';
import { optionsProblem } from '@kargha/domain/catalogue/product-options';
import { asChosen, linePicture } from '@kargha/domain/catalogue/variants';
import { unitKey } from '@kargha/domain/stock/stock';
import type { Message } from '@kargha/domain/messages/message';
import { optionsMessage } from '@kargha/domain/messages/option-messages';
import { stockStatus } from '@kargha/domain/catalogue/product-availability';
import { servicesPrice, tailoringFor, tailoringProblem } from '@kargha/domain/catalogue/tailoring';
import { tailoringMessage } from '@kargha/domain/messages/tailoring-messages';
import { withGiftWrap } from '@kargha/domain/catalogue/gift-wrap';
import { sumPaise } from '@kargha/domain/money/paise';
import {
  DEFAULT_GIFT_WRAP,
  type GiftWrapSettings,
} from '@kargha/domain/settings/gift-wrap-settings';
import { DEFAULT_DELIVERY } from '@kargha/domain/shopping/delivery';
import { servicesDays } from '@kargha/domain/shopping/requested-cart-lines';
import type { TailoringChoice } from '@kargha/domain/shopping/tailoring-choice';
import { titlesOf } from '@kargha/domain/shopping/hindi-line';
import { refOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';

import { HttpError } from '../../http/errors.ts';
import type { CheckoutReductions } from './checkout-codes.ts';
import { quantityByProduct, type RequestedItem } from './checkout-items.ts';

export interface PricedCheckout {
  lines: OrderLine[];
  totals: OrderTotals;
}

export interface AvailableProducts {
  products: ReadonlyMap<string, Product | null>;
  accessCodes: readonly string[];
  /** true when staff sell it: staff may sell products that are hidden from the online store */
  byStaff?: boolean;
  /** absent: the specification's prices */
  terms?: PriceTerms;
  /** working days in which a product is made to order; absent: the default */
  weavingDays?: number;
  /** absent: not offered, as in a quotation */
  giftWrap?: GiftWrapSettings;
  /** bulk prices by product; empty unless the buyer is a verified business */
  tiers?: ReadonlyMap<string, readonly BulkTier[]>;
}

type PricedSale = PricedCheckout & { reductions: CheckoutReductions };

/**
 * Prices the items as the products are now. Throws 409 not_for_sale, options_not_valid or out_of_stock with the
 * items concerned, and price_changed with the correct amount in paise when the shopper saw another one.
 */
export function priceCheckout(
  items: readonly RequestedItem[],
  available: AvailableProducts,
  seen: number,
  reductionsOf?: (lines: readonly PricedLine[]) => CheckoutReductions,
): PricedSale {
  const sale = priceSale(items, available, reductionsOf);
  if (sale.totals.total !== seen) refusePriceChanged(sale.totals);
  return sale;
}

/** priceCheckout without an amount that someone saw. */
export function priceSale(
  items: readonly RequestedItem[],
  available: AvailableProducts,
  reductionsOf: (lines: readonly PricedLine[]) => CheckoutReductions = () => ({
    shopDiscount: null,
  }),
): PricedSale {
  const saleItems = requireForSale(items, available);
  refuseOptions(saleItems);
  refuseOutOfStock(saleItems, available);
  const { weavingDays = DEFAULT_DELIVERY.weavingDays } = available;
  const quantities = quantityByProduct(items);
  const priced = saleItems.map((one) => pricedLine(one, available, quantities));
  const reductions = reductionsOf(priced);
  const { totals, lines } = priceLines(priced, reductions, available.terms);
  return {
    lines: saleItems.flatMap((one, index) => {
      const [line, price] = [priced[index], lines[index]];
      return line && price ? orderLine(one, line, price, weavingDays) : [];
    }),
    totals,
    reductions,
  };
}

function refusePriceChanged(totals: OrderTotals): never {
  throw new HttpError(409, 'price_changed', checkoutMessages.price_changed(), {
    amount: totals.total,
    totals,
  });
}

interface SaleItem {
  item: RequestedItem;
  product: Product;
}

/** `product` is the whole product: the price is that of the chosen options. */
export function pricedLine(
  { item, product: whole }: SaleItem,
  { tiers }: Pick<AvailableProducts, 'tiers'>,
  quantities: ReadonlyMap<string, number>,
): PricedLine {
  const quantity = quantities.get(item.productId) ?? item.quantity;
  const product = asChosen(whole, item.options);
  const goods = unitPriceFor(product, quantity, tiers?.get(item.productId) ?? []);
  return {
    unitPrice: sumPaise([goods, servicesPrice(product, item.services)]),
    quantity: item.quantity,
    chargeTax: product.chargeTax,
    hsnCode: product.hsnCode,
    collection: product.productCollection,
    productId: item.productId,
  };
}

/** Returns the product, with gift wrap, if this buyer can buy it now, regardless of stock; else null. */
export function forSale(
  { productId }: Pick<RequestedItem, 'productId'>,
  { products, accessCodes, byStaff = false, giftWrap = DEFAULT_GIFT_WRAP }: AvailableProducts,
): Product | null {
  const product = products.get(productId);
  if (product?.status !== 'active' || !(product.price > 0)) return null;
  const isUnlocked = isUnlockedFor(byStaff ? configuredAccess(product) : product, accessCodes);
  return isUnlocked ? withGiftWrap(product, giftWrap) : null;
}

/** Throws 409 not_for_sale with the items that have no product for sale. */
function requireForSale(items: readonly RequestedItem[], available: AvailableProducts): SaleItem[] {
  const saleItems: SaleItem[] = [];
  const missing: { productId: string }[] = [];
  for (const item of items) {
    const product = forSale(item, available);
    if (product) saleItems.push({ item, product });
    else missing.push({ productId: item.productId });
  }
  if (missing.length === 0) return saleItems;
  throw new HttpError(409, 'not_for_sale', checkoutMessages.not_for_sale(), { items: missing });
}

/** A garment without a size cannot be packed, whatever an old browser tab sent. */
function refuseOptions(saleItems: readonly SaleItem[]): void {
  const items = saleItems.flatMap(({ item, product }) => {
    const sentence = optionsError(item, product);
    return sentence
      ? [{ ...refOf(item), title: product.title, sentence, message: sentence.refs[0] }]
      : [];
  });
  const [first] = items;
  if (first) throw new HttpError(409, 'options_not_valid', first.sentence, { items });
}

/** Returns why a product cannot be sold with these options, or be made like this; null when it can. */
export function optionsError(item: LineRef & TailoringChoice, product: Product): Message | null {
  const problem = optionsProblem(product, item.options);
  if (problem) return optionsMessage(problem, product.title);
  const tailoring = tailoringProblem(product, item);
  return tailoring && tailoringMessage(tailoring, product.title);
}

/** Reported once per stock unit: a product whose options share one stock, or one combination of options. */
function refuseOutOfStock(
  saleItems: readonly SaleItem[],
  { byStaff = false }: Pick<AvailableProducts, 'byStaff'>,
): void {
  const units = new Map<string, { item: RequestedItem; product: Product; requested: number }>();
  for (const { item, product } of saleItems) {
    const chosen = asChosen(product, item.options);
    const key = unitKey({ productId: item.productId, variantId: chosen.variantId });
    const requested = (units.get(key)?.requested ?? 0) + item.quantity;
    units.set(key, { item, product: chosen, requested });
  }
  const items = [...units.values()].flatMap(({ item, product, requested }) => {
    const available = maxPurchasable(product);
    if (available >= requested) return [];
    const ref = 'variantId' in product ? refOf(item) : { productId: item.productId };
    return [{ ...ref, title: product.title, available, requested }];
  });
  if (items.length === 0) return;
  const sentence = byStaff ? shortageForStaff(items) : checkoutMessages.out_of_stock();
  throw new HttpError(409, 'out_of_stock', sentence, { items });
}

type Shortage = LineRef & { title: string; available: number };

/** Their screens have no cart that marks the items concerned. */
function shortageForStaff(items: readonly Shortage[]): string {
  const names = items.map((item) => `${lineTitle(item)}, ${Math.max(0, item.available)} available`);
  return `Not enough in stock: ${names.join('; ')}.`;
}

function orderLine(
  { item, product: whole }: SaleItem,
  { unitPrice, quantity }: PricedLine,
  { taxPercent, discount }: LinePrice,
  weavingDays: number,
): OrderLine {
  const product = asChosen(whole, item.options);
  const isWoven = stockStatus(product) === 'to-order';
  const tailoring = tailoringFor(product, item);
  const makingDays = (isWoven ? weavingDays : 0) + (tailoring ? servicesDays(tailoring) : 0);
  return {
    ...refOf(item),
    ...(product.variantId !== undefined && { variantId: product.variantId }),
    ...(tailoring && { tailoring }),
    ...(makingDays > 0 && { makingDays }),
    ...titlesOf(product),
    image: linePicture(whole, item.options),
    sku: product.sku,
    hsnCode: product.hsnCode,
    unitPrice,
    quantity,
    chargeTax: product.chargeTax,
    taxPercent,
    discount,
    held: product.trackQuantity ? quantity : 0,
  };
}
