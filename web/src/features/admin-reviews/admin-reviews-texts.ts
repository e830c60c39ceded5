import type { ReviewState } from '@kargha/domain/reviews/review';
import type { Catalogue } from '#lib/language/language.ts';

const STATES: Record<ReviewState, string> = {
  pending: 'Waiting',
  published: 'Published',
  rejected: 'Rejected',
};

const en = {
  title: 'Reviews',
  lead: 'What buyers say of their pieces waits here until you publish it. Praise and blame count alike.',
  content: 'Content',
  views: 'Reviews by status',
  all: 'All',
  states: STATES,
  columns: {
    title: 'Piece',
    stars: 'Stars',
    text: 'Review',
    name: 'By',
    state: 'Status',
    date: 'Written',
  },
  stars: (rating: number) => `${rating} out of 5`,
  loading: 'Loading reviews…',
  failed: 'Failed to load reviews',
  none: 'No reviews',
  noneHint: 'What buyers write on the page of their order comes here.',
  noMatchHint: 'There is none in this status.',
  open: (title: string, name: string) => `Review of ${title} by ${name}`,
  answered: 'Answered',
  returned: 'Returned piece',
  edited: (day: string) => `changed on ${day}`,
  by: 'Written by',
  order: 'Order',
  toOrder: 'Open the order',
  product: 'Product',
  toProduct: 'See it in the shop',
  options: 'Chosen',
  rejection: 'Why it is not shown',
  reply: 'Our answer',
  publish: 'Publish',
  reject: 'Reject',
  takeDown: 'Take down',
  answer: 'Answer',
  editAnswer: 'Change answer',
  close: 'Close',
  published: 'Review published',
  rejected: 'Review rejected',
  answerSaved: 'Answer saved',
  answerRemoved: 'Answer removed',
  rejectAsk: (name: string) => `Reject the review by ${name}?`,
  takeDownAsk: (name: string) => `Take down the review by ${name}?`,
  rejectText:
    'Nobody but its writer sees it then, who reads your reason. Reject what names people, sells something or is not about the piece; blame that is fair stays.',
  reason: 'Reason',
  reasonMissing: 'Please give a reason',
  answerTo: (name: string) => `Answer ${name}`,
  answerText: 'It stands below the review for everybody to read. Save it empty to take it away.',
  saveAnswer: 'Save answer',
};

export const adminReviewsTexts: Catalogue<typeof en> = { en };
