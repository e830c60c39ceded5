import type { paymentMarksTexts } from './payment-marks-texts.ts';

export const paymentMarksHindi: typeof paymentMarksTexts.en = {
  title: 'हम स्वीकार करते हैं',
  methods: ['क्रेडिट कार्ड', 'डेबिट कार्ड', 'नेट बैंकिंग', 'यूपीआई', 'वॉलेट'],
  emi: 'ईएमआई (EMI)',
  cash: 'डिलीवरी पर नकद',
};
