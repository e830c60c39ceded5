import {
  array,
  boolean,
  custom,
  minValue,
  number,
  object,
  optional,
  pipe,
  safeInteger,
  string,
  transform,
  type InferOutput,
} from 'valibot';

import { MAX_QUANTITY_PER_LINE, maxPurchasable, type Product } from '../catalogue/product.ts';
import { originOf } from '../catalogue/provenance.ts';
import { amount, filledText, text } from '../records/stored-fields.ts';
import { lineKey, lineOptions } from './line-options.ts';
import type { LineTailoring } from './line-tailoring.ts';

/** Only its shape: the server checks what is in it. */
function isTailoring(stored: unknown): boolean {
  const { services, measurements } = (stored ?? {}) as Partial<LineTailoring>;
  return Array.isArray(services) && Array.isArray(measurements);
}

/** A cart line as stored in the browser. Prices in rupees; `price` contains the chosen services. */
const cartLine = object({
  id: filledText,
  options: lineOptions,
  /** what it is made to; missing for a product as it is */
  tailoring: optional(custom<LineTailoring>(isTailoring)),
  tailoringId: optional(string()),
  /** the combination of options whose stock it takes; missing when the product has one stock */
  variantId: optional(string()),
  name: filledText,
  /** missing without a Hindi title */
  nameHindi: optional(string()),
  price: pipe(number(), minValue(0)),
  originalPrice: amount,
  image: text,
  origin: text,
  quantity: pipe(number(), transform(Math.trunc), safeInteger(), minValue(1)),
  badge: optional(string()),
  fabric: optional(string()),
  inStock: optional(boolean()),
  /** maximum quantity; missing when only the order limit applies */
  stock: optional(number()),
});
export type CartLine = InferOutput<typeof cartLine>;

const cartLines = optional(array(cartLine), []);

/** The cart in the browser, or with the lines saved for later in users/{uid}/private/cart. */
export const cartSchema = object({ lines: cartLines, saved: cartLines });

export type CartItem = Omit<CartLine, 'quantity'>;

/** A product in two sizes is two lines. */
export function cartLineKey({
  id,
  options,
  tailoringId,
}: Pick<CartLine, 'id' | 'options' | 'tailoringId'>): string {
  return lineKey(id, options, tailoringId);
}

/** What a cart line shows of a product. */
export type ShownProduct = Pick<Product, '_id' | 'title' | 'titleHindi' | 'price' | 'costPerItem'> &
  Parameters<typeof maxPurchasable>[0] & { provenance: Parameters<typeof originOf>[0] } & Pick<
    CartLine,
    'variantId'
  >;

export function cartItem(product: ShownProduct, image: string): CartItem {
  const stock = maxPurchasable(product);
  return {
    id: product._id,
    ...(product.variantId !== undefined && { variantId: product.variantId }),
    name: product.title,
    ...(product.titleHindi && { nameHindi: product.titleHindi }),
    price: product.price,
    originalPrice: product.costPerItem > product.price ? product.costPerItem : product.price,
    image,
    origin: originOf(product.provenance),
    inStock: stock > 0,
    stock,
  };
}

/** Adds one, up to the stock. */
export function addToCart(lines: readonly CartLine[], item: CartItem): CartLine[] {
  const key = cartLineKey(item);
  const existing = lines.find((line) => cartLineKey(line) === key);
  if (!existing)
    return maxQuantity(lines, item) < 1 ? [...lines] : [...lines, { ...item, quantity: 1 }];
  return setQuantity(
    lines.map((line) => (line === existing ? { ...item, quantity: line.quantity } : line)),
    key,
    existing.quantity + 1,
  );
}

/** Quantities below one remove the line; others are capped by the stock that the product's other lines leave. */
export function setQuantity(lines: readonly CartLine[], key: string, quantity: number): CartLine[] {
  return lines.flatMap((line) => {
    if (cartLineKey(line) !== key) return line;
    const capped = Math.min(Math.trunc(quantity), maxQuantity(lines, line));
    return capped >= 1 ? { ...line, quantity: capped } : [];
  });
}

/** The stock without what other lines of the same stock use. */
export function maxQuantity(lines: readonly CartLine[], item: CartItem): number {
  const others = lines.filter(
    (line) =>
      line.id === item.id &&
      line.variantId === item.variantId &&
      cartLineKey(line) !== cartLineKey(item),
  );
  return stockLimit(item) - itemCount(others);
}

export function removeFromCart(lines: readonly CartLine[], key: string): CartLine[] {
  return lines.filter((line) => cartLineKey(line) !== key);
}

/** Returns 1 for text that is not a number (spec §4), otherwise the integer part. */
export function parseQuantity(typed: string): number {
  const quantity = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isNaN(quantity) ? 1 : Math.trunc(quantity);
}

/** The larger quantity wins, capped by the stock, so that merging twice changes nothing. */
export function mergeCarts(own: readonly CartLine[], theirs: readonly CartLine[]): CartLine[] {
  const ownKeys = new Set(own.map(cartLineKey));
  const existing = new Map(theirs.map((line) => [cartLineKey(line), line]));
  const merged = own.map((line) => {
    const quantity = Math.max(line.quantity, existing.get(cartLineKey(line))?.quantity ?? 0);
    return { ...line, quantity: Math.max(1, Math.min(quantity, stockLimit(line))) };
  });
  return [...merged, ...theirs.filter((line) => !ownKeys.has(cartLineKey(line)))];
}

/** Number of pieces in the cart, shown on its badge. */
export function itemCount(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}

function stockLimit(item: Pick<CartLine, 'stock'>): number {
  return Math.min(item.stock ?? MAX_QUANTITY_PER_LINE, MAX_QUANTITY_PER_LINE);
}
