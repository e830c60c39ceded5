import { DAY_MS } from '../records/time-spans.ts';
import { keyOf, type LineRef } from '../shopping/line-ref.ts';

/** `pending`: not moderated since it was last edited; hidden from everyone else. */
export const REVIEW_STATES = ['pending', 'published', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const RATINGS = [5, 4, 3, 2, 1] as const;

export const MAX_REVIEW_PHOTOS = 4;
export const MIN_REVIEW_LENGTH = 10;
export const MAX_REVIEW_LENGTH = 1000;
const REVIEW_EDIT_DAYS = 30;

export function editableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + REVIEW_EDIT_DAYS * DAY_MS);
}

/** Identifies an order line among all reviews; its hash is the review's id, which does not reveal the order. */
export function reviewKey(orderId: string, line: LineRef): string {
  return `review ${orderId} ${keyOf(line)}`;
}
