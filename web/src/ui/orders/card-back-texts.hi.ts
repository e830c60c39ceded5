import type { cardBackTexts } from './card-back-texts.ts';

export const cardBackHindi: typeof cardBackTexts.en = {
  backOnCard: (last4) => `गिफ़्ट कार्ड …${last4} पर वापस`,
};
