import type { codeTexts } from './code-texts.ts';

export const codeHindi: typeof codeTexts.en = {
  giftCardHere: 'गिफ़्ट कार्ड का कोड चेकआउट पर “गिफ़्ट कार्ड” के खाने में लिखें।',
};
