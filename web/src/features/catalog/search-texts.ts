import type { Catalogue } from '#lib/language/language.ts';

const en = {
  searchAllCategories: (words: string) => `Search all categories for “${words}”`,
  closest: (words: string) => `Nothing matches all of “${words}”. These come closest.`,
  suggestionList: 'Suggestions',
  suggestions: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  suggestionKinds: {
    category: 'Category',
    craft: 'Craft',
    product: 'Product',
    phrase: 'Search',
    popular: 'Popular',
    recent: 'Recent',
  },
  forgetRecent: 'Clear recent searches',
};

export const searchTexts: Catalogue<typeof en> = { en };
