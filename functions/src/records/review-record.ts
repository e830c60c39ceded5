import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { ReviewState } from '@kargha/domain/reviews/review';
import type { ReviewReply } from '@kargha/domain/reviews/public-review';
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

/** reviews/{id}: readable only by the server, because it names the buyer and the order. */
export interface ReviewRecord {
  id: string;
  productId: string;
  orderId: string;
  options: LineOptions;
  title: string;
  /** null once the writer's account is closed */
  uid: string | null;
  /** as shown to everyone */
  name: string;
  rating: number;
  text: string;
  status: ReviewState;
  rejection: string;
  reply: ReviewReply | null;
  /** true when items of the line were returned */
  returned: boolean;
  createdAt: Date;
  /** null before the first edit */
  editedAt: Date | null;
  updatedAt: Date;
}

export function reviews(): Query {
  return firestore().collection(COLLECTIONS.reviews);
}

export function reviewRef(id: string): DocumentReference {
  return firestore().collection(COLLECTIONS.reviews).doc(id);
}

/** One id per order line, so that it has one review; it is public and does not reveal the order. */
export function reviewIdOf(orderId: string, line: LineRef): string {
  return hashOf(reviewKey(orderId, line)).slice(0, 32);
}

export function readReview(snapshot: DocumentSnapshot): ReviewRecord | null {
  const stored = withDates(snapshot.data());
  return stored === undefined ? null : { ...(stored as ReviewRecord), id: snapshot.id };
}
