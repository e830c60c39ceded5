import type { addToCartTexts } from './add-to-cart-texts.ts';

export const addToCartHindi: typeof addToCartTexts.en = {
  addToCart: 'कार्ट में डालें',
  addNamed: (name) => `कार्ट में डालें: ${name}`,
  added: (name) => `${name} को कार्ट में डाला गया!`,
  allInCart: (name, count) => `${name} के अधिकतम ${count} नग ही कार्ट में डाले जा सकते हैं।`,
  viewCart: 'कार्ट देखें',
};
