import type { BulkTier } from '@kargha/domain/catalogue/bulk-rules';
import type { CreateOrderRequest } from '@kargha/domain/shopping/checkout-request';
import type { OrderLine } from '@kargha/domain/orders/order';
import { discountShares } from '@kargha/domain/pricing/discount-shares';
import { toldAccess } from '@kargha/domain/catalogue/online-shelf';
import { paise, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import { pictureFile } from '@kargha/domain/catalogue/pictures';
import { piecePrice } from '@kargha/domain/pricing/piece-price';
import type { PricedLine } from '@kargha/domain/pricing/priced-line';
import { priceOrder, type OrderTotals } from '@kargha/domain/pricing/pricing';
import type { ShippingFigures } from '@kargha/domain/pricing/shipping-figures';
import { FLAT_TAX, type TaxTable } from '@kargha/domain/pricing/tax-table';
import {
  isOpenTo,
  MAX_QUANTITY_PER_LINE,
  mostBuyable,
  type Product,
} from '@kargha/domain/catalogue/product';

import { HttpError, invalid } from '../../http/errors.ts';
import type { CheckoutReductions } from './checkout-codes.ts';

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
  /** true when staff sell it: what is kept from the online store they sell on the phone and at the counter */
  byStaff?: boolean;
  /** the rates that count at this moment; the flat rate when they are absent */
  tax?: { table: TaxTable; at: Date };
  /** what sending costs now; the figures of an unchanged shop when they are absent */
  shipping?: ShippingFigures;
  /** prices for numbers, by product; absent and empty for everybody but verified business buyers */
  tiers?: ReadonlyMap<string, readonly BulkTier[]>;
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
  reductionsOf: (lines: readonly PricedLine[]) => CheckoutReductions = () => ({ taken: null }),
): PricedCheckout & { reductions: CheckoutReductions } {
  const sold = allForSale(items, shelf);
  refuseShort(sold);
  const priced = sold.map((one) => pricedLine(one, shelf));
  const reductions = reductionsOf(priced);
  const totals = priceOrder(priced, reductions, shelf.shipping);
  if (totals.total !== seen) refuseOtherPrice(totals);
  const shares = reductions.discount ? discountShares(priced, reductions.discount) : [];
  return {
    lines: sold.map((one, index) => orderLine(one, shares[index] ?? paise(0), priced[index])),
    totals,
    reductions,
  };
}

function refuseOtherPrice(totals: OrderTotals): never {
  throw new HttpError(
    409,
    'price_changed',
    'The price of your order has changed. Please review the new total.',
    { amount: totals.total, totals },
  );
}

/** An item and its product, as it is for sale. */
interface Sold {
  item: WantedItem;
  product: Product;
}

/** What pricing looks at; a discount may be meant for some collections or products only. */
export function pricedLine(
  { item, product }: Sold,
  { tax, tiers }: Pick<Shelf, 'tax' | 'tiers'>,
): PricedLine {
  const { table, at } = tax ?? { table: FLAT_TAX, at: new Date() };
  const terms = { tiers: tiers?.get(item.productId) ?? [], tax: table, at };
  const { unitPrice, taxPercent } = piecePrice(product, item.quantity, terms);
  return {
    unitPrice,
    quantity: item.quantity,
    chargeTax: product.chargeTax,
    ...(tax && { taxPercent }),
    collection: product.productCollection,
    productId: item.productId,
  };
}

/** The product when this person can buy it now, whatever its stock; else null. */
export function forSale(
  { productId }: WantedItem,
  { products, accessCodes, byStaff = false }: Shelf,
): Product | null {
  const product = products.get(productId);
  if (product?.status !== 'active' || !(product.price > 0)) return null;
  return isOpenTo(byStaff ? toldAccess(product) : product, accessCodes) ? product : null;
}

/** Every item with its product; throws 409 not_for_sale with those that have none. */
function allForSale(items: readonly WantedItem[], shelf: Shelf): Sold[] {
  const sold: Sold[] = [];
  const missing: { productId: string }[] = [];
  for (const item of items) {
    const product = forSale(item, shelf);
    if (product) sold.push({ item, product });
    else missing.push({ productId: item.productId });
  }
  if (missing.length === 0) return sold;
  throw new HttpError(409, 'not_for_sale', 'Some items in your cart are no longer for sale.', {
    items: missing,
  });
}

function refuseShort(sold: readonly Sold[]): void {
  const items = sold.flatMap(({ item, product }) => {
    const available = mostBuyable(product);
    if (available >= item.quantity) return [];
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

function orderLine(
  { item: { productId, quantity }, product }: Sold,
  discount: Paise,
  priced: PricedLine | undefined,
): OrderLine {
  const taxPercent = priced?.taxPercent;
  const picture = product.pictures[0];
  return {
    productId,
    title: product.title,
    image: picture ? pictureFile(picture, 320, 'webp') : (product.images[0] ?? ''),
    sku: product.sku,
    hsnCode: product.hsnCode,
    unitPrice: priced?.unitPrice ?? rupeesToPaise(product.price),
    quantity,
    chargeTax: product.chargeTax,
    ...(taxPercent !== undefined && { taxPercent }),
    discount,
    held: product.trackQuantity ? quantity : 0,
  };
}
