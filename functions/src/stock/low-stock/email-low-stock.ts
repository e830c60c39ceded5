import type { Product } from '@kargha/domain/catalogue/product';
import { textOf } from '@kargha/domain/records/stored-record';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { lowUnits } from '@kargha/domain/stock/low-stock';

import { composeEmail } from '../../mail/email.ts';
import { inTransaction, type DocumentSnapshot } from '../../platform/firestore.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { queueEmail, type Mail } from '../../records/email-record.ts';
import { productRef, readProducts } from '../../records/product-record.ts';
import { settingsIn, settingsRef } from '../../records/settings-record.ts';
import { readFall, stockFalls } from './low-stock-record.ts';

/** Falls per email. What is left waits for the next hour. */
const MAX_FALLS = 200;
/** More would not be read. */
const MAX_LISTED = 50;

interface LowUnit {
  productId: string;
  title: string;
  quantity: number;
}

/**
 * Emails the shop what has become low since the last email, in one email, each fall once. What has been restocked
 * since is left out. Without an address, the falls wait for one.
 */
export function emailLowStock(now: Date): Promise<void> {
  return inTransaction(async (transaction) => {
    const settings = await transaction.get(settingsRef());
    const email = textOf(settings.get('legal.email'));
    if (email === '') return;
    const waiting = stockFalls().where('emailedAt', '==', null).orderBy('at').limit(MAX_FALLS);
    const { docs } = await transaction.get(waiting);
    if (docs.length === 0) return;
    const ids = [...new Set(docs.map((fall) => String(fall.get('productId'))))];
    const found = await transaction.getAll(...ids.map((id) => productRef(id)));
    const products = new Map(readProducts(found).map((product) => [product._id, product]));
    const { lowStockAt } = settingsIn(settings);
    const low = docs.flatMap((fall) => lowUnitOf(fall, products, lowStockAt));
    for (const { ref } of docs) transaction.update(ref, { emailedAt: now });
    if (low.length === 0) return;
    queueEmail(transaction, `low-stock_${now.getTime()}`, lowStockEmail(email, low));
  });
}

/** Nothing when it is no longer low, or no longer sold. */
function lowUnitOf(
  snapshot: DocumentSnapshot,
  products: ReadonlyMap<string, Product>,
  shopLimit: number,
): LowUnit[] {
  const fall = readFall(snapshot);
  const product = fall && products.get(fall.productId);
  if (product?.status !== 'active') return [];
  return lowUnits(product, shopLimit)
    .filter(({ variantId }) => variantId === fall?.variantId)
    .map(({ options, quantity }) => ({
      productId: product._id,
      title: lineTitle({ title: product.title, options }),
      quantity,
    }));
}

function lowStockEmail(email: string, low: readonly LowUnit[]): Mail {
  const [first] = low;
  const subject = first && low.length === 1 ? first.title : `${low.length} products and variants`;
  const admin = `${shopAddress()}/admin/products`;
  const rows = low.slice(0, MAX_LISTED).map(({ productId, title, quantity }) => ({
    text: `${title}: ${unitsLeft(quantity)}`,
    address: `${admin}/${encodeURIComponent(productId)}/edit`,
  }));
  const more = low.length - rows.length;
  return composeEmail({ email }, `Low stock: ${subject}`, [
    'The stock of these products has fallen to its limit:',
    ...rows,
    ...(more > 0 ? [`And ${more} more.`] : []),
    { text: 'See all low stock', address: `${admin}/inventory?filter=low` },
    'You get one email each time a product falls to its limit. Change limits in the product, or the shop’s limit in the settings.',
  ]);
}

function unitsLeft(quantity: number): string {
  if (quantity <= 0) return 'sold out';
  return quantity === 1 ? '1 piece left' : `${quantity} pieces left`;
}
