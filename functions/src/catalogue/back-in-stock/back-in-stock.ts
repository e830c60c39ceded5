import { availability } from '@kargha/domain/catalogue/product-availability';
import type { Product } from '@kargha/domain/catalogue/product';
import { asChosen, findVariant } from '@kargha/domain/catalogue/variants';
import { lineKey, type LineOptions } from '@kargha/domain/shopping/line-options';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import { HttpError } from '../../http/errors.ts';
import { inTransaction, type Query } from '../../platform/firestore.ts';
import { hashOf, type KeyedIds } from '../../platform/keyed-ids.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { queueEmail, type Mail } from '../../records/email-record.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { composeEmail } from '../../mail/email.ts';
import { ANY_SIZE, backInStockRequests, readRequest, requestRef } from './back-in-stock-record.ts';

interface BackInStockRequest {
  product: Product;
  options: LineOptions | undefined;
  /** lower case */
  email: string;
}

/**
 * Requests an email when a product, or one of its variants, is back in stock, once per address. Options that share
 * one stock are not kept. Throws 409 in_stock when it can be bought now.
 */
export async function requestBackInStock(
  { product, options: sent, email }: BackInStockRequest,
  ids: KeyedIds,
  now: Date,
): Promise<void> {
  const options = findVariant(product, sent)?.options;
  const id = ids.idFor('stock-notice', lineKey(product._id, options), email);
  await inTransaction(async (transaction) => {
    // Read in the same transaction, so that a restock in the meantime is not missed.
    const current = readProduct(await transaction.get(productRef(product._id)));
    if (isBuyable(current ?? product, options)) {
      throw new HttpError(409, 'in_stock', catalogueMessages.in_stock());
    }
    const before = await transaction.get(requestRef(id));
    if (readRequest(before)?.state === 'waiting') return;
    transaction.set(before.ref, {
      productId: product._id,
      options: options ?? ANY_SIZE,
      slug: product.slug,
      email,
      state: 'waiting',
      tokenHash: hashOf(tokenOf(id, ids)),
      askedAt: now,
      updatedAt: now,
    });
  });
}

/** Whether what was asked for can be bought: the product in any size without options. */
export function isBuyable(product: Product, options: LineOptions | undefined): boolean {
  return availability(options ? asChosen(product, options) : product).buyable;
}

export function waitingRequests(productId: string): Query {
  return backInStockRequests()
    .where('productId', '==', productId)
    .where('state', '==', 'waiting')
    .orderBy('askedAt');
}

/** Queues the back-in-stock email. Safe to repeat: the email ID contains the request and its time. */
export async function sendBackInStock(
  id: string,
  product: Product,
  ids: KeyedIds,
  now: Date,
): Promise<void> {
  await inTransaction(async (transaction) => {
    const notice = readRequest(await transaction.get(requestRef(id)));
    if (notice?.state !== 'waiting') return;
    const links = {
      product: `${shopAddress()}/products/${encodeURIComponent(product.slug || product._id)}`,
      end: `${shopAddress()}/api/stock-notices/end?token=${tokenOf(id, ids)}`,
    };
    const title = lineTitle({ title: product.title, options: notice.options });
    transaction.update(requestRef(id), { state: 'sent', updatedAt: now });
    queueEmail(
      transaction,
      `stock-notice_${id}_${notice.askedAt.getTime()}`,
      backInStockEmail(notice.email, title, links),
    );
  });
}

/** Ends a request by the link of its email. Returns the product's slug; null for an unknown token. */
export function endBackInStock(token: string, now: Date): Promise<string | null> {
  return inTransaction(async (transaction) => {
    const found = await transaction.get(
      backInStockRequests().where('tokenHash', '==', hashOf(token)).limit(1),
    );
    const [snapshot] = found.docs;
    const notice = snapshot && readRequest(snapshot);
    if (!notice) return null;
    if (notice.state !== 'ended') {
      transaction.update(snapshot.ref, { state: 'ended', updatedAt: now });
    }
    return notice.slug;
  });
}

/** The token is derived, so that it does not have to be stored. */
function tokenOf(id: string, ids: KeyedIds): string {
  return ids.idFor('stock-notice-token', id);
}

interface BackInStockLinks {
  product: string;
  end: string;
}

export function backInStockEmail(
  email: string,
  title: string,
  { product, end }: BackInStockLinks,
): Mail {
  return composeEmail({ email }, `Back in stock: ${title}`, [
    'You asked us to tell you when this piece is back. It is available again while stock lasts:',
    { text: title, address: product },
    'This is the only email we send about it.',
    { text: 'Did you not ask for this? Unsubscribe here', address: end },
  ]);
}
