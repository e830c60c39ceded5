import type { searchTexts } from './search-texts.ts';

export const searchHindi: typeof searchTexts.en = {
  searchAllCategories: (words) => `“${words}” को सभी श्रेणियों में खोजें`,
  closest: (words) => `“${words}” से पूरी तरह मेल खाता कुछ नहीं मिला। ये सबसे क़रीब हैं।`,
};
