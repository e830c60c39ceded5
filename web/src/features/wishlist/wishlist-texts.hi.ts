import type { wishlistTexts } from './wishlist-texts.ts';

const things = (count: number) => `${count} ${count === 1 ? 'वस्तु' : 'वस्तुएँ'}`;

export const wishlistHindi: typeof wishlistTexts.en = {
  title: 'मेरी पसंद सूची',
  emptyTitle: 'आपकी पसंद सूची ख़ाली है',
  emptyHint: 'किसी वस्तु को यहाँ सहेजने के लिए उसके दिल के निशान पर टैप करें।',
  browse: 'वस्तुएँ देखें',
  count: (count) => `${things(count)} सहेजी हुई`,
  add: (name) => `${name} को पसंद सूची में जोड़ें`,
  remove: (name) => `${name} को पसंद सूची से हटाएँ`,
  removed: (name) => `${name} को पसंद सूची से हटाया गया!`,
  cleared: 'पसंद सूची ख़ाली की गई!',
  undo: 'वापस लाएँ',
  clearAll: 'सब हटाएँ',
  continueShopping: 'ख़रीदारी जारी रखें',
  viewCart: 'कार्ट देखें',
  clearTitle: 'पसंद सूची ख़ाली करें?',
  clearHint: (count) => `इसकी ${things(count)} हट ${count === 1 ? 'जाएगी' : 'जाएँगी'}।`,
  keepItems: 'रहने दें',
  soldOut: 'अभी समाप्त है',
  notForSale: 'अब नहीं बिकती',
  viewDetails: 'विवरण देखें',
  viewNamed: (name) => `विवरण देखें: ${name}`,
};
