import type { ReviewState } from '@kargha/domain/reviews/review';
import type { Catalogue } from '#lib/language/language.ts';

const STATES: Record<ReviewState, string> = {
  pending: 'Pending',
  published: 'Published',
  rejected: 'Rejected',
};

const en = {
  title: 'Reviews',
  lead: 'Customer reviews wait here until you publish them. Publish good and bad reviews alike.',
  content: 'Content',
  views: 'Reviews by status',
  all: 'All',
  states: STATES,
  columns: {
    title: 'Product',
    stars: 'Stars',
    text: 'Review',
    name: 'Author',
    state: 'Status',
    date: 'Date',
  },
  stars: (rating: number) => `${rating} out of 5`,
  loading: 'Loading reviews…',
  failed: 'Failed to load reviews',
  none: 'No reviews',
  noneHint: 'Reviews that customers write on their order page appear here.',
  noMatchHint: 'No reviews have this status.',
  open: (title: string, name: string) => `Review of ${title} by ${name}`,
  answered: 'Replied',
  returned: 'Item returned',
  edited: (day: string) => `edited on ${day}`,
  by: 'Written by',
  order: 'Order',
  toOrder: 'View order',
  product: 'Product',
  toProduct: 'View in shop',
  options: 'Options',
  rejection: 'Reason for rejection',
  reply: 'Our reply',
  publish: 'Publish',
  reject: 'Reject',
  takeDown: 'Take down',
  answer: 'Reply',
  editAnswer: 'Edit reply',
  close: 'Close',
  published: 'Review published',
  rejected: 'Review rejected',
  answerSaved: 'Reply saved',
  answerRemoved: 'Reply removed',
  rejectAsk: (name: string) => `Reject the review by ${name}?`,
  takeDownAsk: (name: string) => `Take down the review by ${name}?`,
  rejectText:
    'Only the author will see the review, with your reason. Reject reviews that name people, advertise, or are not about the product. Keep fair criticism.',
  reason: 'Reason',
  reasonMissing: 'Please give a reason',
  answerTo: (name: string) => `Reply to ${name}`,
  answerText: 'Everyone can read your reply below the review. Save an empty reply to remove it.',
  saveAnswer: 'Save reply',
};

export const adminReviewsTexts: Catalogue<typeof en> = { en };
