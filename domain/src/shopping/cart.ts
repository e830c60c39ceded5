import { MAX_QUANTITY_PER_LINE, maxPurchasable, type Product } from '../catalogue/product.ts';
import { originOf } from '../catalogue/provenance.ts';
import { lineKey, type LineOptions } from './line-options.ts';

/** A line of the cart as the browser keeps it; prices in rupees. */
export interface CartLine {
  /** of the product; what names the line is cartLineKey */
  id: string;
  /** what was chosen of the product; absent where nothing was */
  options?: LineOptions | undefined;
  name: string;
  price: number;
  originalPrice: number;
  image: string;
  origin: string;
  quantity: number;
  badge?: string;
  fabric?: string;
  inStock?: boolean;
  /** the most pieces that can be bought; absent when nothing limits it but the order itself */
  stock?: number;
}

export type CartItem = Omit<CartLine, 'quantity'>;

/** The key of a line of the cart: a product in two sizes is two lines. */
export function cartLineKey({ id, options }: Pick<CartLine, 'id' | 'options'>): string {
  return lineKey(id, options);
}

/** What goes into the cart for a product; `image` is the address of its small picture. */
export function cartItem(product: Product, image: string): CartItem {
  const stock = maxPurchasable(product);
  return {
    id: product._id,
    name: product.title,
    price: product.price,
    originalPrice: product.costPerItem > product.price ? product.costPerItem : product.price,
    image,
    origin: originOf(product.provenance),
    inStock: stock > 0,
    stock,
  };
}

/** Adding what is already there raises its quantity by one, up to its stock; a new item starts at one. */
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

/** A quantity below one removes the line; one above what the product's other lines leave of the stock becomes that. */
export function setQuantity(lines: readonly CartLine[], key: string, quantity: number): CartLine[] {
  return lines.flatMap((line) => {
    if (cartLineKey(line) !== key) return line;
    const capped = Math.min(Math.trunc(quantity), maxQuantity(lines, line));
    return capped >= 1 ? { ...line, quantity: capped } : [];
  });
}

/** The most pieces of a line: its product's stock, without what other lines have of it. */
export function maxQuantity(lines: readonly CartLine[], item: CartItem): number {
  const others = lines.filter(
    (line) => line.id === item.id && cartLineKey(line) !== cartLineKey(item),
  );
  return stockLimit(item) - itemCount(others);
}

/** The cart without a line. */
export function removeFromCart(lines: readonly CartLine[], key: string): CartLine[] {
  return lines.filter((line) => cartLineKey(line) !== key);
}

/** What was typed into the number input; a non-number falls back to 1 (spec §4). A whole number, however large. */
export function parseQuantity(typed: string): number {
  const quantity = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isNaN(quantity) ? 1 : Math.trunc(quantity);
}

/** Union of two carts: the larger quantity wins, capped by the stock, so that merging twice changes nothing. */
export function mergeCarts(own: readonly CartLine[], theirs: readonly CartLine[]): CartLine[] {
  const ownKeys = new Set(own.map(cartLineKey));
  const existing = new Map(theirs.map((line) => [cartLineKey(line), line]));
  const merged = own.map((line) => {
    const quantity = Math.max(line.quantity, existing.get(cartLineKey(line))?.quantity ?? 0);
    return { ...line, quantity: Math.max(1, Math.min(quantity, stockLimit(line))) };
  });
  return [...merged, ...theirs.filter((line) => !ownKeys.has(cartLineKey(line)))];
}

/** How many pieces are in the cart: the number on its badge. */
export function itemCount(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}

function stockLimit(item: Pick<CartLine, 'stock'>): number {
  return Math.min(item.stock ?? MAX_QUANTITY_PER_LINE, MAX_QUANTITY_PER_LINE);
}
