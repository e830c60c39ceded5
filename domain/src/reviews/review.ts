import { DAY_MS } from '../records/time-spans.ts';
import type { LineOptions } from '../shopping/line-options.ts';

/** `pending`: staff have not read it, or not since its writer changed it; nobody else sees it. */
export const REVIEW_STATES = ['pending', 'published', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The stars that a review may give, the most first. */
export const RATINGS = [5, 4, 3, 2, 1] as const;

/** Characters of a review, and of the shop's reply to one. */
export const SHORTEST_REVIEW = 10;
export const LONGEST_REVIEW = 1000;
/** Days from its first writing on which its writer may change it. */
const REVIEW_EDIT_DAYS = 30;

/** What the shop answers to a review; `At` is a Date where it is stored, and ISO 8601 on its way. */
export interface ReviewReply<At = string> {
  text: string;
  at: At;
}

/** What everybody reads of a review; times are ISO 8601. Neither the buyer nor the order can be told from it. */
export interface PublicReview {
  id: string;
  /** first name of who wrote it */
  name: string;
  rating: number;
  text: string;
  /** what was chosen of the product; empty where there was nothing to choose */
  options: LineOptions;
  /** pieces of the line went back to the shop */
  returned: boolean;
  createdAt: string;
  /** null when it is as it was first written */
  editedAt: string | null;
  reply: ReviewReply | null;
}

/** A line of an order that its buyer may review. */
export interface ReviewableLine {
  orderId: string;
  orderNumber: string;
  productId: string;
  options: LineOptions;
  title: string;
}

/** A review as its writer sees it. */
export interface CustomerReview extends PublicReview {
  orderId: string;
  productId: string;
  title: string;
  status: ReviewState;
  /** why it is not shown; '' unless it was rejected */
  rejection: string;
  /** the last moment at which it can be changed */
  editableUntil: string;
}

/** A review on the desk of staff. */
export interface ReviewRow extends PublicReview {
  orderId: string;
  productId: string;
  title: string;
  status: ReviewState;
  rejection: string;
  /** sent back with every step, so that nobody judges what has changed since */
  updatedAt: string;
}

/** The moment until which a review can be changed by who wrote it. */
export function editableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + REVIEW_EDIT_DAYS * DAY_MS);
}
