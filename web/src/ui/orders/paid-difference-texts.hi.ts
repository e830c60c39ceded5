import type { paidDifferenceTexts } from './paid-difference-texts.ts';

export const paidDifferenceHindi: typeof paidDifferenceTexts.en = {
  offer: 'भुगतान ऑफ़र',
  fee: 'भुगतान शुल्क',
};
