import { availability } from '@kargha/domain/catalogue/availability';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { isSoldOnline } from '@kargha/domain/catalogue/online-shelf';
import type { Product } from '@kargha/domain/catalogue/product';

import { HttpError } from '../http/errors.ts';
import { firestore, inTransaction, withDates } from '../platform/firestore.ts';
import { hashOf, type KeyedIds } from '../platform/keyed-ids.ts';
import { shopAddress } from '../platform/shop-address.ts';
import { queueMail } from '../records/mail-record.ts';
import { backInStockMail } from './stock-notice-mail.ts';

/** How many people are told for each piece that came back: not all of them buy. */
const TOLD_PER_PIECE = 3;
const MOST_TOLD_AT_ONCE = 200;

/**
 * Notes that somebody (an address in lower case) wants to know when a sold-out piece is back: once per person and
 * product, however often they ask. Throws 409 in_stock when it can be bought now.
 */
export async function askForNotice(
  product: Product,
  email: string,
  ids: KeyedIds,
  now: Date,
): Promise<void> {
  if (availability(product).buyable) {
    throw new HttpError(409, 'in_stock', 'This piece can be bought now.');
  }
  const id = ids.idFor('stock-notice', product._id, email);
  await inTransaction(async (transaction) => {
    const before = await transaction.get(notices().doc(id));
    if (before.get('state') === 'waiting') return;
    transaction.set(before.ref, {
      productId: product._id,
      slug: product.slug,
      email,
      state: 'waiting',
      tokenHash: hashOf(tokenOf(id, ids)),
      askedAt: now,
      updatedAt: now,
    });
  });
}

/** Whether a product is there for those who wait for it: a letter about one that is not sold online leads nowhere. */
export function canBeHad(product: Product | null): product is Product {
  return product !== null && isSoldOnline(product) && availability(product).buyable;
}

/**
 * Tells those who wait for a product that is back, those who asked first before others. Calling it again sends nothing
 * again: a letter's id says to whom, about what and since when they have waited.
 */
export async function sendNotices(product: Product, ids: KeyedIds, now: Date): Promise<void> {
  if (!canBeHad(product)) return;
  const most = Math.min(Math.max(product.quantity, 1) * TOLD_PER_PIECE, MOST_TOLD_AT_ONCE);
  const waiting = await notices()
    .where('productId', '==', product._id)
    .where('state', '==', 'waiting')
    .orderBy('askedAt')
    .limit(most)
    .get();
  for (const { id } of waiting.docs) await sendNotice(id, product, ids, now);
}

async function sendNotice(id: string, product: Product, ids: KeyedIds, now: Date): Promise<void> {
  await inTransaction(async (transaction) => {
    const notice = await transaction.get(notices().doc(id));
    const email: unknown = notice.get('email');
    if (notice.get('state') !== 'waiting' || typeof email !== 'string') return;
    const askedAt = withDates(notice.get('askedAt'));
    const since = askedAt instanceof Date ? askedAt.getTime() : 0;
    const links = {
      product: `${shopAddress()}/products/${encodeURIComponent(product.slug || product._id)}`,
      end: `${shopAddress()}/api/stock-notices/end?token=${tokenOf(id, ids)}`,
    };
    transaction.update(notice.ref, { state: 'sent', updatedAt: now });
    queueMail(
      transaction,
      `stock-notice_${id}_${since}`,
      backInStockMail(email, product.title, links),
    );
  });
}

/** The link of the letter, or of a page, was followed. Gives the product's slug; null for a link that nobody sent. */
export function endNotice(token: string, now: Date): Promise<string | null> {
  return inTransaction(async (transaction) => {
    const found = await transaction.get(notices().where('tokenHash', '==', hashOf(token)).limit(1));
    const [notice] = found.docs;
    if (!notice) return null;
    if (notice.get('state') !== 'ended') {
      transaction.update(notice.ref, { state: 'ended', updatedAt: now });
    }
    const slug: unknown = notice.get('slug');
    return typeof slug === 'string' ? slug : null;
  });
}

const notices = () => firestore().collection(COLLECTIONS.stockNotices);

/** The same token each time, so that it need not be stored to be written into a letter. */
function tokenOf(id: string, ids: KeyedIds): string {
  return ids.idFor('stock-notice-token', id);
}
