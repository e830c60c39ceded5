import type { ratingTexts } from './rating-texts.ts';

export const ratingHindi: typeof ratingTexts.en = {
  outOf: (rating) => `5 में से ${rating}`,
  count: (count) => (count === 1 ? '1 समीक्षा' : `${count} समीक्षाएँ`),
};
