import type { Fit } from '@kargha/domain/reviews/fit';
import type { ReviewState } from '@kargha/domain/reviews/review';
import type { Catalogue } from '#lib/language/language.ts';

const STATES: Record<ReviewState, string> = {
  pending: 'Pending approval',
  published: 'Published',
  rejected: 'Not published',
};

const FITS: Record<Fit, string> = {
  small: 'Runs small',
  true: 'True to size',
  large: 'Runs large',
};

const en = {
  title: 'Review your purchase',
  lead: 'We check each review before we publish it with your first name.',
  loading: 'Loading your reviews…',
  failed: 'Your reviews could not be loaded.',
  tryAgain: 'Try Again',
  states: STATES,
  rejectionReason: (reason: string) => `Reason: ${reason}`,
  write: 'Write a review',
  edit: 'Edit review',
  withdraw: 'Delete review',
  namedAction: (action: string, title: string) => `${action}: ${title}`,
  withdrawAsk: (title: string) => `Delete your review of ${title}?`,
  withdrawText: 'Its rating will no longer count. You can write a new review later.',
  withdrawn: 'Your review was deleted.',
  dialogTitle: (title: string) => `Your review of ${title}`,
  rating: 'Your rating',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  text: 'Your review',
  fit: 'How does it fit?',
  fits: FITS,
  noFit: 'No answer',
  textHint: 'Tell others about the colour, drape, weight and how it washes.',
  photosHint:
    'Up to 4 photos of 4 MB each. We show them with your review, without the place where you took them.',
  sentPhotos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  editHint: 'We check an edited review again before we publish it.',
  send: 'Send review',
  save: 'Save changes',
  close: 'Close',
  sent: 'Thank you. We will publish your review once we have checked it.',
};

export const orderReviewsTexts: Catalogue<typeof en> = { en };
