import type { searchTexts } from './search-texts.ts';

export const searchHindi: typeof searchTexts.en = {
  everywhere: (words) => `“${words}” को सभी श्रेणियों में खोजें`,
};
