import type { Catalogue } from '#lib/language/language.ts';

const en = {
  choose: 'Choose',
  chooseNamed: (name: string) => `Choose for ${name}`,
  chooseFirst: 'Please choose what is missing in your cart before you check out.',
  toCart: 'Go to your cart',
};

export const optionTexts: Catalogue<typeof en> = { en };
