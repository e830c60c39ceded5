import type { Catalogue } from '#lib/language/language.ts';

const en = {
  everywhere: (words: string) => `Search for “${words}” in all categories`,
};

/** What only stands where words were looked for. */
export const searchTexts: Catalogue<typeof en> = { en };
