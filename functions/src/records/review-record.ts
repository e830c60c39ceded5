import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { ReviewReply, ReviewState } from '@kargha/domain/reviews/review';
import { reviewKey } from '@kargha/domain/reviews/review-key';
import type { LineRef } from '@kargha/domain/shopping/line-ref';
import type { LineOptions } from '@kargha/domain/shopping/line-options';

import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
} from '../platform/firestore.ts';
import { hashOf } from '../platform/keyed-ids.ts';

/** reviews/{id} as it is stored; only the server reads it, since it names its buyer and the order. */
export interface ReviewRecord {
  id: string;
  productId: string;
  orderId: string;
  options: LineOptions;
  /** of the product, as it was bought */
  title: string;
  /** null once the account of who wrote it is closed */
  uid: string | null;
  /** as everybody reads it */
  name: string;
  rating: number;
  text: string;
  status: ReviewState;
  rejection: string;
  reply: ReviewReply<Date> | null;
  /** pieces of its line came back */
  returned: boolean;
  createdAt: Date;
  /** when its writer last changed it; null before the first time */
  editedAt: Date | null;
  updatedAt: Date;
}

export function reviews(): Query {
  return firestore().collection(COLLECTIONS.reviews);
}

export function reviewRef(id: string): DocumentReference {
  return firestore().collection(COLLECTIONS.reviews).doc(id);
}

/** A line of an order has one id, so that it has one review; everybody reads it, and nobody can tell the order from it. */
export function reviewIdOf(orderId: string, line: LineRef): string {
  return hashOf(reviewKey(orderId, line)).slice(0, 32);
}

/** The review in a document; null when there is none. */
export function readReview(snapshot: DocumentSnapshot): ReviewRecord | null {
  const stored = withDates(snapshot.data());
  return stored === undefined ? null : { ...(stored as ReviewRecord), id: snapshot.id };
}
