import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Oops! Page not found',
  hint: 'This page does not exist or has moved.',
  home: 'Go to the home page',
  products: 'See all products',
  dashboard: 'Go to the dashboard',
};

export const notFoundTexts: Catalogue<typeof en> = { en };
