import type { Catalogue } from '#lib/language/language.ts';

const en = {
  searchFailed: 'The search failed. Please try again in a moment.',
};

export const pickerTexts: Catalogue<typeof en> = { en };
