import type { Catalogue } from '#lib/language/language.ts';

const en = {
  choose: 'Choose options',
  chooseNamed: (name: string) => `Choose options for ${name}`,
  chooseFirst: 'Please choose the missing options in your cart before you check out.',
  goToCart: 'Go to cart',
};

export const cartOptionTexts: Catalogue<typeof en> = { en };
