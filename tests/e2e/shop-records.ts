import {
  FieldValue,
  getFirestore,
  type DocumentSnapshot,
  type Query,
  type Timestamp,
} from 'firebase-admin/firestore';

import type { Product } from '@kargha/domain/catalogue/product';
import { cartItem, type CartItem } from '@kargha/domain/shopping/cart';

import { suiteApp } from '../suite-app.ts';

/** Reads the shop's database directly, past all rules. */
const db = getFirestore(suiteApp());

export interface AvailableProduct {
  id: string;
  title: string;
  /** as the shop puts it in the cart, without a picture */
  item: CartItem;
}

export interface Stock {
  quantity: number;
  committed: number;
}

/** Ids of the documents with these field values. Throws when there is none. */
export async function idsOf(
  collection: string,
  fields: Record<string, unknown> = {},
): Promise<[string, ...string[]]> {
  const all: Query = db.collection(collection);
  const wanted = Object.entries(fields).reduce(
    (query, [field, value]) => query.where(field, '==', value),
    all,
  );
  const [first, ...others] = (await wanted.limit(20).get()).docs.map(({ id }) => id);
  if (first === undefined) throw new Error(`There is nothing such in ${collection}.`);
  return [first, ...others];
}

export async function shownPagePaths(): Promise<string[]> {
  const collections = await db.collection('collections').where('published', '==', true).get();
  const stories = await db.collection('stories').where('status', '==', 'published').get();
  return [
    ...collections.docs.map(({ id }) => `/collections/${id}`),
    ...stories.docs.map(({ id }) => `/stories/${id}`),
  ];
}

/** A published product of the sample shop without sizes, with enough stock and at least this price. */
export async function findAvailableProduct(pieces: number, rupees = 0): Promise<AvailableProduct> {
  const found = await db
    .collection('products')
    .where('status', '==', 'active')
    .where('restricted', '==', false)
    .where('quantity', '>=', pieces)
    .select('trackQuantity', 'price', 'variants', 'pictures', 'createdAt')
    .get();
  // API tests leave hundreds of products, without pictures or newer than the sample shop's.
  const pictured = found.docs.filter(
    (document) =>
      isOfThisWorker(document.id) &&
      document.get('trackQuantity') === true &&
      Number(document.get('price')) >= rupees &&
      (document.get('variants') as unknown[] | undefined)?.length === 0 &&
      (document.get('pictures') as unknown[]).length > 0,
  );
  const [chosen] = pictured.toSorted((one, other) => madeAt(one) - madeAt(other));
  if (!chosen) throw new Error(`No product of the sample shop has ${pieces} pieces.`);
  const product = { ...((await chosen.ref.get()).data() as Product), _id: chosen.id };
  return { id: chosen.id, title: product.title, item: cartItem(product, '') };
}

/** Two workers share the stock: each buys its own half of the products. */
function isOfThisWorker(productId: string): boolean {
  const half = (productId.codePointAt(productId.length - 1) ?? 0) % 2;
  return half === Number(process.env.VITEST_POOL_ID ?? '1') % 2;
}

function madeAt(document: DocumentSnapshot): number {
  return (document.get('createdAt') as Timestamp).toMillis();
}

export async function stockOf(productId: string): Promise<Stock> {
  const document = await db.collection('products').doc(productId).get();
  const { quantity, committed } = document.data() as Stock;
  return { quantity, committed };
}

/** Limits the stock of a product. @returns a function that restores it */
export async function limitStock(productId: string, pieces: number): Promise<() => Promise<void>> {
  const { quantity } = await stockOf(productId);
  const add = async (more: number) => {
    await db.doc(`products/${productId}`).update({ quantity: FieldValue.increment(more) });
  };
  await add(pieces - quantity);
  return () => add(quantity - pieces);
}

export async function ordersOf(
  email: string,
): Promise<{ id: string; number: string; state: string }[]> {
  const found = await db.collection('orders').where('customer.email', '==', email).get();
  return found.docs.map((document) => {
    const { number, state } = document.data() as { number: string; state: string };
    return { id: document.id, number, state };
  });
}
