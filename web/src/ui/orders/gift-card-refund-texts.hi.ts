import type { giftCardRefundTexts } from './gift-card-refund-texts.ts';

export const giftCardRefundHindi: typeof giftCardRefundTexts.en = {
  backOnCard: (last4) => `गिफ़्ट कार्ड …${last4} पर रिफ़ंड`,
};
