import type { Catalogue } from '#lib/language/language.ts';

const en = {
  searchAllCategories: (words: string) => `Search all categories for “${words}”`,
  closest: (words: string) => `Nothing in the shop is all of “${words}”. These come closest.`,
};

export const searchTexts: Catalogue<typeof en> = { en };
