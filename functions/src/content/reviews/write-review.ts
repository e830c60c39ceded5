import { hasSize } from '@kargha/domain/reviews/fit';
import { deliveredLines } from '@kargha/domain/reviews/delivered-lines';
import type { ReviewRequest, ReviewContent } from '@kargha/domain/reviews/review-requests';
import { reviewerName } from '@kargha/domain/reviews/reviewer-name';
import { isSameLine, type LineRef } from '@kargha/domain/shopping/line-ref';
import { reviewMessages } from '@kargha/domain/messages/review-messages';

import { conflict, invalid } from '../../http/errors.ts';
import { changeShopperOrder, type ShopperOrderRef } from '../../records/shopper-order.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { returnsOf, readReturns } from '../../records/return-record.ts';
import {
  readReview,
  reviewIdOf,
  reviewRef,
  type ReviewRecord,
} from '../../records/review-record.ts';
import { profileNotFound, readUser, userRef } from '../../records/user-record.ts';
import { removeReviewPhotos, storeReviewPhotos } from './review-photos.ts';
import { countedProduct } from './product-rating.ts';
import { returnedLines } from '../../orders/returns/returned-lines.ts';

/**
 * Writes a review of a delivered order line, one per line; staff moderate it before it is public. The same content
 * again returns the existing review. Throws 400 invalid, 404 for another person's order, 409 not_delivered, already_reviewed
 * and product_gone.
 */
export async function writeReview(
  person: ShopperOrderRef['person'],
  { photos: sent, ...request }: ReviewRequest,
  at: Date,
): Promise<ReviewRecord> {
  const photos = await storeReviewPhotos(person.uid, sent);
  const written = await writeWithPhotos(person, { ...request, photos }, at).catch(
    async (error: unknown) => {
      await removeReviewPhotos(photos);
      throw error;
    },
  );
  // The same content again returns the first review, with its own photos.
  if (written.photos[0] !== photos[0]) await removeReviewPhotos(photos);
  return written;
}

function writeWithPhotos(
  person: ShopperOrderRef['person'],
  { orderId, rating, text, fit, photos, ...line }: ReviewRequest,
  at: Date,
): Promise<ReviewRecord> {
  return changeShopperOrder({ orderId, person }, async (transaction, order) => {
    const bought = deliveredLines(order).find((one) => isSameLine(one, line));
    if (!bought) throw notDelivered();
    refuseFitWithoutSize(bought.options, fit);
    const id = reviewIdOf(order.id, bought);
    const existing = readReview(await transaction.get(reviewRef(id)));
    if (existing) return repeated(existing, { rating, text, fit });
    const name = await nameOf(transaction, person.uid);
    const product = await countedProduct(transaction, bought);
    if (!product) throw productRemoved();
    const returned = await wasReturned(transaction, order, bought);
    const { productId, title, options = {}, tailoringId } = bought;
    const review: Omit<ReviewRecord, 'id'> = {
      productId,
      orderId: order.id,
      options,
      ...(tailoringId !== undefined && { tailoringId }),
      title,
      uid: person.uid,
      name,
      rating,
      text,
      ...(fit && { fit }),
      photos,
      pictures: [],
      status: 'pending',
      rejection: '',
      reply: null,
      returned,
      createdAt: at,
      editedAt: null,
      updatedAt: at,
    };
    transaction.create(reviewRef(id), review);
    return { ...review, id };
  });
}

/** 409 product_gone */
export function productRemoved() {
  return conflict('product_gone', reviewMessages.product_gone());
}

/** 400 invalid */
export function refuseFitWithoutSize(options: LineRef['options'], fit: ReviewContent['fit']): void {
  if (fit && !hasSize(options)) throw invalid(reviewMessages.fit_without_size());
}

export function isSameReview(review: ReviewRecord, content: ReviewContent): boolean {
  const { rating, text, fit } = content;
  return review.rating === rating && review.text === text && review.fit === fit;
}

function repeated(existing: ReviewRecord, content: ReviewContent): ReviewRecord {
  if (isSameReview(existing, content)) return existing;
  throw conflict('already_reviewed', reviewMessages.already_reviewed());
}

/** The first name on the current profile. Throws 404 without a profile. */
export async function nameOf(transaction: Transaction, uid: string): Promise<string> {
  const profile = readUser(await transaction.get(userRef(uid)));
  if (!profile) throw profileNotFound();
  return reviewerName(profile.fullName);
}

async function wasReturned(
  transaction: Transaction,
  order: OrderRecord,
  line: LineRef,
): Promise<boolean> {
  const { docs } = await transaction.get(returnsOf(order.id));
  const back = returnedLines(readReturns(docs));
  return back.some((one) => isSameLine(one, line));
}

function notDelivered() {
  return conflict('not_delivered', reviewMessages.not_delivered());
}
