import type { deliveryTexts } from './delivery-texts.ts';

export const deliveryHindi: typeof deliveryTexts.en = {
  title: 'डिलीवरी',
  pincode: 'पिनकोड',
  check: 'देखें',
  malformed: 'कृपया 6 अंकों का सही पिनकोड लिखें',
  arrives: (from, to) => `अनुमानित डिलीवरी: ${from} से ${to}।`,
  note: {
    near: 'रविवार नहीं गिने जाते।',
    country: 'रविवार नहीं गिने जाते।',
    remote: 'रविवार नहीं गिने जाते। पहाड़ों और द्वीपों तक पहुँचने में अधिक समय लगता है।',
  },
  expected: 'अनुमानित डिलीवरी',
  days: (from, to) => `${from} से ${to}`,
};
