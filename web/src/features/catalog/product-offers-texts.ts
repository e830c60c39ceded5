import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Offers',
  hint: 'Enter the code in the cart. An order gets one discount: the best.',
};

export const productOffersTexts: Catalogue<typeof en> = { en };
