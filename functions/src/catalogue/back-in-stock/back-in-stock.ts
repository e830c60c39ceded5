import { availability } from '@kargha/domain/catalogue/product-availability';
import type { Product } from '@kargha/domain/catalogue/product';
import { asChosen, findVariant } from '@kargha/domain/catalogue/variants';
import { titlesOf } from '@kargha/domain/shopping/hindi-line';
import { lineKey, type LineOptions } from '@kargha/domain/shopping/line-options';
import { languagePath } from '@kargha/domain/settings/language-path';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import { HttpError } from '../../http/errors.ts';
import { inTransaction, type Query } from '../../platform/firestore.ts';
import { hashOf, type KeyedIds } from '../../platform/keyed-ids.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { queueEmail, type Mail } from '../../records/email-record.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { composeEmail, type Recipient } from '../../mail/email.ts';
import { lineTitleIn } from '../../mail/hindi-line-title.ts';
import { reminderMessages } from '../../mail/reminder-messages.ts';
import { ANY_SIZE, backInStockRequests, readRequest, requestRef } from './back-in-stock-record.ts';

interface BackInStockRequest {
  product: Product;
  options: LineOptions | undefined;
  /** lower case */
  email: string;
  /** of the email: Hindi for 'hi', otherwise English */
  language?: string | undefined;
}

/**
 * Requests an email when a product, or one of its variants, is back in stock, once per address. Options that share
 * one stock are not kept. Throws 409 in_stock when it can be bought now.
 */
export async function requestBackInStock(
  { product, options: sent, email, language }: BackInStockRequest,
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
      ...(language === 'hi' && { language }),
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
    const { email, language = 'en', options } = notice;
    const path = `/products/${encodeURIComponent(product.slug || product._id)}`;
    const links = {
      product: shopAddress() + languagePath(language, path),
      end: `${shopAddress()}/api/stock-notices/end?token=${tokenOf(id, ids)}`,
    };
    const title = lineTitleIn(language, { ...titlesOf(product), options });
    transaction.update(requestRef(id), { state: 'sent', updatedAt: now });
    queueEmail(
      transaction,
      `stock-notice_${id}_${notice.askedAt.getTime()}`,
      backInStockEmail({ email, language }, title, links),
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
  recipient: Recipient,
  title: string,
  { product, end }: BackInStockLinks,
): Mail {
  return composeEmail(recipient, reminderMessages.back_subject({ title }), [
    reminderMessages.back_lead(),
    { text: title, address: product },
    reminderMessages.back_once(),
    { text: reminderMessages.back_end(), address: end },
  ]);
}
