import { MAX_QUANTITY_PER_LINE, mostBuyable, type Product } from '../catalogue/product.ts';
import { originOf } from '../catalogue/provenance.ts';

/** A line of the cart as the browser keeps it; prices in rupees. */
export interface CartLine {
  id: string;
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

/** What goes into the cart for a product; `image` is the address of its small picture. */
export function cartItem(product: Product, image: string): CartItem {
  const stock = mostBuyable(product);
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
  const there = lines.find((line) => line.id === item.id);
  if (there) return setQuantity(lines.map(refreshed(item)), item.id, there.quantity + 1);
  return most(item) < 1 ? [...lines] : [...lines, { ...item, quantity: 1 }];
}

/** A quantity below one removes the line; one above the stock becomes the stock. */
export function setQuantity(lines: readonly CartLine[], id: string, quantity: number): CartLine[] {
  return lines.flatMap((line) => {
    if (line.id !== id) return line;
    const capped = Math.min(Math.trunc(quantity), most(line));
    return capped >= 1 ? { ...line, quantity: capped } : [];
  });
}

/** The cart without a product. */
export function removeFromCart(lines: readonly CartLine[], id: string): CartLine[] {
  return lines.filter((line) => line.id !== id);
}

/** What was typed into the number input; a non-number falls back to 1 (spec §4). A whole number, however large. */
export function typedQuantity(typed: string): number {
  const quantity = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isNaN(quantity) ? 1 : Math.trunc(quantity);
}

/** Union of two carts: the larger quantity wins, capped by the stock, so that merging twice changes nothing. */
export function mergeCarts(mine: readonly CartLine[], theirs: readonly CartLine[]): CartLine[] {
  const here = new Set(mine.map(({ id }) => id));
  const there = new Map(theirs.map((line) => [line.id, line]));
  const kept = mine.map((line) => {
    const quantity = Math.max(line.quantity, there.get(line.id)?.quantity ?? 0);
    return { ...line, quantity: Math.max(1, Math.min(quantity, most(line))) };
  });
  return [...kept, ...theirs.filter(({ id }) => !here.has(id))];
}

/** How many pieces are in the cart: the number on its badge. */
export function itemCount(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}

function most(item: Pick<CartLine, 'stock'>): number {
  return Math.min(item.stock ?? MAX_QUANTITY_PER_LINE, MAX_QUANTITY_PER_LINE);
}

function refreshed(item: CartItem) {
  return (line: CartLine): CartLine =>
    line.id === item.id ? { ...item, quantity: line.quantity } : line;
}
