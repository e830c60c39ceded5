import type { Catalogue } from '#lib/language/language.ts';

const en = {
  searchAllCategories: (words: string) => `Search all categories for “${words}”`,
};

/** What only stands where words were looked for. */
export const searchTexts: Catalogue<typeof en> = { en };
