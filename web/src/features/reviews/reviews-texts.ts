import type { Fit } from '@kargha/domain/reviews/fit';
import { ANONYMOUS_BUYER } from '@kargha/domain/reviews/reviewer-name';
import type { Catalogue } from '#lib/language/language.ts';

const FITS: Record<Fit, string> = {
  small: 'Fit: runs small',
  true: 'Fit: true to size',
  large: 'Fit: runs large',
};

const en = {
  title: 'Reviews',
  onlyBuyers: 'Only customers who bought this product can review it.',
  loading: 'Loading reviews…',
  failed: 'The reviews could not be loaded.',
  tryAgain: 'Try Again',
  more: 'Show more',
  reading: 'Loading…',
  returned: 'Returned item',
  photo: (place: number, name: string) => `Photo ${place} by ${name}`,
  fits: FITS,
  anonymous: ANONYMOUS_BUYER,
  edited: (day: string) => `edited on ${day}`,
  reply: (day: string) => `Kargha replied on ${day}`,
};

export const reviewsTexts: Catalogue<typeof en> = { en };
