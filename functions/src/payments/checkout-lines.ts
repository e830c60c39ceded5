import type { CreateOrderRequest } from '@kargha/domain/checkout-request';
import type { OrderLine } from '@kargha/domain/order';
import { rupeesToPaise } from '@kargha/domain/paise';
import { pictureFile } from '@kargha/domain/pictures';
import { priceOrder, type OrderTotals } from '@kargha/domain/pricing';
import { isOpenTo, MAX_QUANTITY_PER_LINE, mostBuyable, type Product } from '@kargha/domain/product';

import { HttpError, invalid } from '../http/errors.ts';

export interface WantedItem {
  productId: string;
  quantity: number;
}

export interface PricedCheckout {
  lines: OrderLine[];
  totals: OrderTotals;
}

/** What a product can be sold for, and to whom. */
export interface Shelf {
  products: ReadonlyMap<string, Product | null>;
  /** access codes of the person who buys */
  accessCodes: readonly string[];
}

/** One item per product: quantities of the same product are added up before anything is checked. */
export function mergeItems(items: CreateOrderRequest['items']): WantedItem[] {
  const wanted = new Map<string, number>();
  for (const { productId, quantity } of items) {
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  }
  const merged = Array.from(wanted, ([productId, quantity]) => ({ productId, quantity }));
  const tooMuch = merged.find(({ quantity }) => quantity > MAX_QUANTITY_PER_LINE);
  if (tooMuch)
    throw invalid(`At most ${MAX_QUANTITY_PER_LINE} pieces of one product.`, {
      items: tooMuch.productId,
    });
  return merged;
}

/**
 * Prices the items as the products stand now. Throws 409 not_for_sale or out_of_stock with the items concerned, and
 * price_changed with the right amount in paise when the shopper saw another one.
 */
export function priceCheckout(
  items: readonly WantedItem[],
  shelf: Shelf,
  seen: number,
): PricedCheckout {
  const sold = items.map((item) => ({ item, product: forSale(item, shelf) }));
  refuseMissing(sold);
  refuseShort(sold);
  const lines = sold.flatMap(({ item, product }) => (product ? orderLine(item, product) : []));
  const totals = priceOrder(lines);
  if (totals.total !== seen) {
    const details = { amount: totals.total, totals };
    throw new HttpError(
      409,
      'price_changed',
      'The price of your order has changed. Please review the new total.',
      details,
    );
  }
  return { lines, totals };
}

interface Sold {
  item: WantedItem;
  product: Product | null;
}

function forSale({ productId }: WantedItem, { products, accessCodes }: Shelf): Product | null {
  const product = products.get(productId);
  if (product?.status !== 'active' || !(product.price > 0)) return null;
  return isOpenTo(product, accessCodes) ? product : null;
}

function refuseMissing(sold: readonly Sold[]): void {
  const items = sold
    .filter(({ product }) => !product)
    .map(({ item }) => ({ productId: item.productId }));
  if (items.length === 0) return;
  throw new HttpError(409, 'not_for_sale', 'Some items in your cart are no longer for sale.', {
    items,
  });
}

function refuseShort(sold: readonly Sold[]): void {
  const items = sold.flatMap(({ item, product }) => {
    const available = product ? mostBuyable(product) : 0;
    if (!product || available >= item.quantity) return [];
    return { productId: item.productId, title: product.title, available, requested: item.quantity };
  });
  if (items.length === 0) return;
  throw new HttpError(
    409,
    'out_of_stock',
    'Some items in your cart are sold out or not in stock in this quantity.',
    { items },
  );
}

function orderLine({ productId, quantity }: WantedItem, product: Product): OrderLine {
  const picture = product.pictures[0];
  return {
    productId,
    title: product.title,
    image: picture ? pictureFile(picture, 320, 'webp') : (product.images[0] ?? ''),
    sku: product.sku,
    hsnCode: product.hsnCode,
    unitPrice: rupeesToPaise(product.price),
    quantity,
    chargeTax: product.chargeTax,
    held: product.trackQuantity ? quantity : 0,
  };
}
