import type { Catalogue } from '#lib/language/language.ts';

const en = {
  outOf: (rating: string) => `${rating} out of 5`,
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
};

export const ratingTexts: Catalogue<typeof en> = { en };
