import type { instalmentsTexts } from './instalments-texts.ts';

export const instalmentsHindi: typeof instalmentsTexts.en = {
  title: 'भुगतान',
  terms: (words) => `भुगतान की शर्तें: ${words}`,
  yourNumber: (number) => `आपका पीओ नंबर: ${number}`,
  pay: (amount) => `${amount} चुकाएँ`,
  opening: 'भुगतान खुल रहा है…',
  before: (amount) => `${amount} का भुगतान होते ही हम आपका ऑर्डर भेज देंगे।`,
  quotation: 'कोटेशन और उसकी फ़ाइलें देखें',
  paid: 'धन्यवाद। आपका भुगतान मिल गया है।',
  confirming: 'हम आपके भुगतान की पुष्टि कर रहे हैं। इसमें कुछ मिनट लग सकते हैं।',
};
