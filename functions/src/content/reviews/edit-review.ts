import { editableUntil } from '@kargha/domain/reviews/review';
import type { ReviewContent } from '@kargha/domain/reviews/review-requests';
import { reviewMessages } from '@kargha/domain/messages/review-messages';

import { conflict, notFound, type HttpError } from '../../http/errors.ts';
import { FieldValue, inTransaction, type Transaction } from '../../platform/firestore.ts';
import { readReview, reviewRef, type ReviewRecord } from '../../records/review-record.ts';
import { hidePictures, removeReviewPhotos } from './review-photos.ts';
import { countedProduct, subtractRating } from './product-rating.ts';
import { isSameReview, nameOf, refuseFitWithoutSize } from './write-review.ts';

export interface CustomerReviewAction {
  id: string;
  uid: string;
  at: Date;
}

/**
 * Changes a review within thirty days of writing it. It then waits for moderation again and does not count until
 * it is published; the same content changes nothing. Throws 400 invalid, 404, 409 edit_over.
 */
export async function editReview(
  action: CustomerReviewAction,
  content: ReviewContent,
): Promise<ReviewRecord> {
  const { id, uid, at } = action;
  let shown: readonly string[] = [];
  const edited = await changeCustomerReview(action, async (transaction, review) => {
    shown = [];
    if (isSameReview(review, content)) return review;
    refuseFitWithoutSize(review.options, content.fit);
    if (at > editableUntil(review.createdAt)) throw editWindowOver();
    const name = await nameOf(transaction, uid);
    await removeFromRating(transaction, review);
    const waiting = { status: 'pending', rejection: '', editedAt: at, updatedAt: at } as const;
    const { fit, ...others } = content;
    shown = review.pictures;
    const changes = { ...waiting, ...others, name, pictures: [] };
    transaction.update(reviewRef(id), { ...changes, fit: fit ?? FieldValue.delete() });
    return { ...review, ...changes, fit };
  });
  await hidePictures(shown);
  return edited;
}

/** Deletes the review; the line can be reviewed again. Throws 404. */
export async function withdrawReview(action: CustomerReviewAction): Promise<void> {
  const { photos, pictures } = await changeCustomerReview(action, async (transaction, review) => {
    await removeFromRating(transaction, review);
    transaction.delete(reviewRef(action.id));
    return review;
  });
  await hidePictures(pictures);
  await removeReviewPhotos(photos);
}

/** Removes a published review from its product's rating. Reads before it writes. */
export async function removeFromRating(
  transaction: Transaction,
  review: ReviewRecord,
): Promise<void> {
  if (review.status !== 'published') return;
  const product = await countedProduct(transaction, review);
  if (product) subtractRating(transaction, product, review);
}

/** 404 not_found, for every route that names a review. */
export function reviewNotFound(): HttpError {
  return notFound(reviewMessages.review_not_found());
}

/** Throws 404 for another person's review. */
function changeCustomerReview<Done>(
  { id, uid }: CustomerReviewAction,
  work: (transaction: Transaction, review: ReviewRecord) => Promise<Done>,
): Promise<Done> {
  return inTransaction(async (transaction) => {
    const review = readReview(await transaction.get(reviewRef(id)));
    if (review?.uid !== uid) throw reviewNotFound();
    return work(transaction, review);
  });
}

function editWindowOver(): HttpError {
  return conflict('edit_over', reviewMessages.edit_window_over());
}
