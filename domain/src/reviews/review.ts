import { DAY_MS } from '../records/time-spans.ts';
import type { LineOptions } from '../shopping/line-options.ts';

/** `pending`: not moderated since it was last edited; hidden from everyone else. */
export const REVIEW_STATES = ['pending', 'published', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const RATINGS = [5, 4, 3, 2, 1] as const;

export const MIN_REVIEW_LENGTH = 10;
export const MAX_REVIEW_LENGTH = 1000;
const REVIEW_EDIT_DAYS = 30;

/** The shop's reply; `At` is a Date when stored and ISO 8601 in the API. */
export interface ReviewReply<At = string> {
  text: string;
  at: At;
}

/** The public view of a review; times are ISO 8601. It reveals neither the buyer nor the order. */
export interface PublicReview {
  id: string;
  name: string;
  rating: number;
  text: string;
  options: LineOptions;
  returned: boolean;
  createdAt: string;
  /** null before the first edit */
  editedAt: string | null;
  reply: ReviewReply | null;
}

export interface ReviewableLine {
  orderId: string;
  orderNumber: string;
  productId: string;
  options: LineOptions;
  title: string;
}

export interface CustomerReview extends PublicReview {
  orderId: string;
  productId: string;
  title: string;
  status: ReviewState;
  /** why it was rejected; '' otherwise */
  rejection: string;
  editableUntil: string;
}

export interface ReviewRow extends PublicReview {
  orderId: string;
  productId: string;
  title: string;
  status: ReviewState;
  rejection: string;
  /** sent back with every step, so that no one moderates a review that has changed */
  updatedAt: string;
}

export function editableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + REVIEW_EDIT_DAYS * DAY_MS);
}
