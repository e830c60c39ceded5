import type { cartNoticeTexts } from './cart-notice-texts.ts';

const items = (count: number) => `${count} आइटम`;

export const cartNoticeHindi: typeof cartNoticeTexts.en = {
  noticesTitle: 'हमने आपका कार्ट अपडेट किया है',
  mergedItems: (count) =>
    `आपके खाते से ${items(count)} कार्ट में ${count === 1 ? 'जोड़ा गया' : 'जोड़े गए'}।`,
  priceChanged: (name, from, to) => `${name} का दाम ${from} से बदलकर ${to} हो गया है।`,
  fewerLeft: (name, from, to) => `${name} के केवल ${to} नग बचे हैं। हमने मात्रा ${from} से ${to} कर दी है।`,
  soldOut: (name) => `${name} समाप्त हो गया है। हमने इसे बाद के लिए रख दिया है।`,
  notForSale: (name) => `${name} की बिक्री बंद हो गई है। हमने इसे आपके कार्ट से हटा दिया है।`,
};
