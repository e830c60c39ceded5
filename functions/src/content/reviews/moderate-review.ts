import { conflict } from '../../http/errors.ts';
import { refuseStale } from '../../http/refuse-stale.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { readReview, reviewRef, type ReviewRecord } from '../../records/review-record.ts';
import { reviewNotFound, removeFromRating } from './edit-review.ts';
import { hidePictures, publishReviewPhotos } from './review-photos.ts';
import { addRating, countedProduct } from './product-rating.ts';
import { productRemoved } from './write-review.ts';

export interface ReviewAction {
  id: string;
  updatedAt: string;
  by: string;
  at: Date;
}

/** Shows copies of its photos, too. Throws 404, 409 stale, published and product_gone. */
export async function publishReview(action: ReviewAction): Promise<ReviewRecord> {
  const known = readReview(await reviewRef(action.id).get());
  const pictures = known && known.status !== 'published' ? await publishReviewPhotos(known) : [];
  return publishWith(pictures, action).catch(async (error: unknown) => {
    await hidePictures(pictures);
    throw error;
  });
}

function publishWith(pictures: string[], action: ReviewAction): Promise<ReviewRecord> {
  return change(action, 'review.publish', '', async (transaction, review) => {
    if (review.status === 'published') {
      throw conflict('published', 'This review is already published.');
    }
    const product = await countedProduct(transaction, review);
    if (!product) throw productRemoved();
    addRating(transaction, product, review);
    return { status: 'published', rejection: '', pictures };
  });
}

/** Throws 404, 409 stale, rejected. */
export async function rejectReview(action: ReviewAction, reason: string): Promise<ReviewRecord> {
  let shown: readonly string[] = [];
  const rejected = await change(action, 'review.reject', reason, async (transaction, review) => {
    if (review.status === 'rejected') {
      throw conflict('rejected', 'This review is already rejected.');
    }
    await removeFromRating(transaction, review);
    shown = review.pictures;
    return { status: 'rejected', rejection: reason, pictures: [] };
  });
  await hidePictures(shown);
  return rejected;
}

/** An empty text removes the reply. Throws 404, 409 stale. */
export function replyToReview(action: ReviewAction, text: string): Promise<ReviewRecord> {
  return change(action, 'review.reply', '', () => ({
    reply: text === '' ? null : { text, at: action.at },
  }));
}

type Judged = Partial<Pick<ReviewRecord, 'status' | 'rejection' | 'reply' | 'pictures'>>;

/** The audit log does not store the buyer's text, which the buyer may delete. */
function change(
  { id, updatedAt, by, at }: ReviewAction,
  action: string,
  reason: string,
  work: (transaction: Transaction, review: ReviewRecord) => Judged | Promise<Judged>,
): Promise<ReviewRecord> {
  return inTransaction(async (transaction) => {
    const review = readReview(await transaction.get(reviewRef(id)));
    if (!review) throw reviewNotFound();
    refuseStale(updatedAt, review.updatedAt);
    const judged = await work(transaction, review);
    transaction.update(reviewRef(id), { ...judged, updatedAt: at });
    const before = Object.fromEntries(Object.entries(review).filter(([name]) => name in judged));
    const target = reviewRef(id).path;
    writeAudit(transaction, { action, target, actor: by, before, after: judged, reason, at });
    return { ...review, ...judged, updatedAt: at };
  });
}
