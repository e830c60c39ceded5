import type { wishlistTexts } from './wishlist-texts.ts';

const things = (count: number) => `${count} आइटम`;

export const wishlistHindi: typeof wishlistTexts.en = {
  title: 'पसंद सूची',
  emptyTitle: 'आपकी पसंद सूची ख़ाली है',
  emptyHint: 'किसी उत्पाद को यहाँ सहेजने के लिए उसके दिल के निशान पर टैप करें।',
  browse: 'उत्पाद देखें',
  count: (count) => `${things(count)} सहेजे हुए`,
  add: (name) => `${name} को पसंद सूची में जोड़ें`,
  remove: (name) => `${name} को पसंद सूची से हटाएँ`,
  removed: (name) => `${name} को पसंद सूची से हटाया गया!`,
  cleared: 'पसंद सूची ख़ाली की गई!',
  undo: 'वापस लाएँ',
  clearAll: 'सब हटाएँ',
  continueShopping: 'ख़रीदारी जारी रखें',
  viewCart: 'कार्ट देखें',
  clearTitle: 'पसंद सूची ख़ाली करें?',
  clearHint: (count) => `इससे ${things(count)} हट ${count === 1 ? 'जाएगा' : 'जाएँगे'}।`,
  keepItems: 'रहने दें',
  soldOut: 'अभी समाप्त है',
  notForSale: 'बिक्री बंद',
  viewDetails: 'विवरण देखें',
  viewNamed: (name) => `विवरण देखें: ${name}`,
};
