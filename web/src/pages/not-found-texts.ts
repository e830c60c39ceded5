import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Oops! Page not found',
  hint: 'The thread breaks here: this page does not exist, or no longer.',
  home: 'Return to Home',
  products: 'See all products',
  dashboard: 'Go to the dashboard',
};

export const notFoundTexts: Catalogue<typeof en> = { en };
