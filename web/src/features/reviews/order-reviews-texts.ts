import type { ReviewState } from '@kargha/domain/reviews/review';
import type { Catalogue } from '#lib/language/language.ts';

const STATES: Record<ReviewState, string> = {
  pending: 'Waits to be read',
  published: 'Published',
  rejected: 'Not published',
};

const en = {
  title: 'What are your pieces like?',
  lead: 'Others would like to know. We read a review before it is shown with your first name.',
  loading: 'Loading your reviews…',
  failed: 'Your reviews could not be loaded.',
  tryAgain: 'Try Again',
  states: STATES,
  why: (reason: string) => `We do not show it: ${reason}`,
  write: 'Write a review',
  edit: 'Edit',
  withdraw: 'Withdraw',
  named: (deed: string, title: string) => `${deed}: ${title}`,
  withdrawAsk: (title: string) => `Withdraw your review of ${title}?`,
  withdrawText: 'It is deleted, and its stars count no longer. You can write another one.',
  withdrawn: 'Your review was withdrawn.',
  dialogTitle: (title: string) => `Your review of ${title}`,
  rating: 'Your rating',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  text: 'Your review',
  textHint: 'What others should know: the colour, the fall, the weight, how it washes.',
  editHint: 'We read a changed review again before it is shown.',
  send: 'Send review',
  save: 'Save changes',
  close: 'Close',
  sent: 'Thank you. We show your review once we have read it.',
};

export const orderReviewsTexts: Catalogue<typeof en> = { en };
