import type { GiftCardTexts } from './gift-card-texts.ts';

export const giftCardHindi: GiftCardTexts = {
  page: 'गिफ़्ट कार्ड',
  buy: 'गिफ़्ट कार्ड ख़रीदें',
  title: 'गिफ़्ट कार्ड की बची रक़म',
  lead: 'अपने गिफ़्ट कार्ड का कोड लिखें और देखें कि उसमें कितनी रक़म बची है।',
  code: 'गिफ़्ट कार्ड का कोड',
  codeHint: '16 अक्षर और अंक, जो आपके कार्ड के ईमेल में हैं।',
  check: 'बची रक़म देखें',
  left: (amount) => `${amount} बचे हैं`,
  until: (ending, day) => `कार्ड, जिसके अंत में ${ending} है। चेकआउट पर ${day} तक इस्तेमाल करें।`,
};
