import { MAX_QUANTITY_PER_LINE, maxPurchasable, type Product } from '../catalogue/product.ts';
import { originOf } from '../catalogue/provenance.ts';
import {
  givenFields,
  listOf,
  numberOf,
  numberOrNull,
  optionalText,
  recordOf,
  textOf,
  type StoredPart,
} from '../records/stored-record.ts';
import { lineKey, readLineOptions, type LineOptions } from './line-options.ts';
import type { LineTailoring } from './line-tailoring.ts';

/** A cart line as stored in the browser. Prices in rupees; `price` contains the chosen services. */
export interface CartLine {
  id: string;
  options?: LineOptions | undefined;
  /** what it is made to; missing for a product as it is */
  tailoring?: LineTailoring | undefined;
  tailoringId?: string | undefined;
  /** the combination of options whose stock it takes; missing when the product has one stock */
  variantId?: string | undefined;
  name: string;
  /** missing without a Hindi title */
  nameHindi?: string | undefined;
  price: number;
  originalPrice: number;
  image: string;
  origin: string;
  quantity: number;
  badge?: string | undefined;
  fabric?: string | undefined;
  inStock?: boolean | undefined;
  /** maximum quantity; missing when only the order limit applies */
  stock?: number | undefined;
}

/**
 * Lines of the cart in the browser, or with the lines saved for later in users/{uid}/private/cart. Incomplete lines are
 * left out; other wrong values count as missing. Every page reads the cart, so this does without a schema library.
 */
export function readCartLines(stored: unknown): CartLine[] {
  return listOf(stored).map(recordOf).map(readCartLine).filter(isComplete);
}

function readCartLine(fields: StoredPart): CartLine {
  const { tailoring, inStock, stock } = fields;
  return givenFields({
    id: textOf(fields.id),
    options: readLineOptions(fields.options),
    tailoring: isTailoring(tailoring) ? tailoring : undefined,
    tailoringId: optionalText(fields.tailoringId),
    variantId: optionalText(fields.variantId),
    name: textOf(fields.name),
    nameHindi: optionalText(fields.nameHindi),
    price: numberOrNull(fields.price) ?? Number.NaN,
    originalPrice: numberOf(fields.originalPrice),
    image: textOf(fields.image),
    origin: textOf(fields.origin),
    quantity: Math.trunc(numberOf(fields.quantity)),
    badge: optionalText(fields.badge),
    fabric: optionalText(fields.fabric),
    inStock: typeof inStock === 'boolean' ? inStock : undefined,
    stock: typeof stock === 'number' ? stock : undefined,
  });
}

function isComplete({ id, name, price, quantity }: CartLine): boolean {
  const isCounted = Number.isSafeInteger(quantity) && quantity >= 1;
  return id !== '' && name !== '' && price >= 0 && isCounted;
}

/** Only its shape: the server checks what is in it. */
function isTailoring(stored: unknown): stored is LineTailoring {
  const { services, measurements, giftNote = '' } = recordOf(stored);
  return Array.isArray(services) && Array.isArray(measurements) && typeof giftNote === 'string';
}

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
