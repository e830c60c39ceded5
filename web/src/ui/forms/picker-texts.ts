import type { Catalogue } from '#lib/language/language.ts';

const en = {
  searchFailed: 'The search did not work. Please type on, or try again in a moment.',
};

export const pickerTexts: Catalogue<typeof en> = { en };
