import type { foundTexts } from './found-texts.ts';

export const foundHindi: typeof foundTexts.en = {
  everywhere: (words) => `“${words}” को सभी श्रेणियों में खोजें`,
};
