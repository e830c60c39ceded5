import { array, boolean, number, object, string } from 'yup';

import { paise, rupeesToPaise, sumPaise, timesPaise, type Paise } from './paise.ts';
import { MAX_QUANTITY_PER_LINE, mostBuyable, type Product } from './product.ts';
import { originOf } from './provenance.ts';

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

const STORED_LINES = array(
  object({
    id: string().required(),
    name: string().required(),
    price: number().min(0).required(),
    originalPrice: number().min(0).default(0),
    image: string().defined().default(''),
    origin: string().defined().default(''),
    quantity: number().integer().min(1).max(MAX_QUANTITY_PER_LINE).required(),
    badge: string(),
    fabric: string(),
    inStock: boolean(),
    stock: number().integer().min(0),
  }),
).required();

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

export function removeFromCart(lines: readonly CartLine[], id: string): CartLine[] {
  return lines.filter((line) => line.id !== id);
}

/** What was typed into the number input; a non-number falls back to 1. */
export function typedQuantity(typed: string): number {
  const quantity = Number.parseInt(typed, 10);
  return Number.isNaN(quantity) ? 1 : quantity;
}

/** Union of two carts: the larger quantity wins, so that merging twice changes nothing. */
export function mergeCarts(mine: readonly CartLine[], theirs: readonly CartLine[]): CartLine[] {
  const added = theirs.filter(({ id }) => !mine.some((line) => line.id === id));
  const kept = mine.map((line) => {
    const other = theirs.find(({ id }) => id === line.id);
    const quantity = Math.min(Math.max(line.quantity, other?.quantity ?? 0), most(line));
    return { ...line, quantity: Math.max(1, quantity) };
  });
  return [...kept, ...added];
}

export function itemCount(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}

/** What the lines cost before shipping and tax. */
export function cartSubtotal(lines: readonly CartLine[]): Paise {
  const amounts = lines.map((line) => timesPaise(rupeesToPaise(line.price), line.quantity));
  return amounts.length === 0 ? paise(0) : sumPaise(amounts);
}

/** The lines of a stored cart; what is not a cart is an empty one. */
export function storedCart(stored: unknown): CartLine[] {
  return STORED_LINES.isValidSync(stored, { strict: true }) ? stored : [];
}

function most(item: Pick<CartLine, 'stock'>): number {
  return Math.min(item.stock ?? MAX_QUANTITY_PER_LINE, MAX_QUANTITY_PER_LINE);
}

function refreshed(item: CartItem) {
  return (line: CartLine): CartLine =>
    line.id === item.id ? { ...item, quantity: line.quantity } : line;
}
