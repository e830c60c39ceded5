import type { Catalogue } from '#lib/language/language.ts';

const en = {
  searchAllCategories: (words: string) => `Search all categories for “${words}”`,
};

export const searchTexts: Catalogue<typeof en> = { en };
