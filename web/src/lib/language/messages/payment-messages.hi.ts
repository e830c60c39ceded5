import type { paymentMessages } from '@kargha/domain/messages/payment-messages';
import type { PAYMENT_MESSAGES } from '@kargha/domain/payments/payment';

import type { HindiFor } from '../translate.ts';

export const paymentMessagesHindi: HindiFor<typeof paymentMessages> = {
  create_failed: 'भुगतान शुरू नहीं हो सका। कृपया फिर कोशिश करें।',
  verification_failed: 'भुगतान की जाँच विफल रही',
};

type PaymentSentence = (typeof PAYMENT_MESSAGES)[keyof typeof PAYMENT_MESSAGES];

/** By the English sentence, as the checkout page shows it. */
export const paymentSentencesHindi: Readonly<Record<PaymentSentence, string>> = {
  'Failed to create payment order. Please try again.': paymentMessagesHindi.create_failed,
  'Failed to load Razorpay SDK': 'Razorpay SDK लोड नहीं हो सका',
  'Payment verification failed': paymentMessagesHindi.verification_failed,
  'Payment cancelled by user': 'भुगतान आपने रद्द किया',
  'Payment processing failed': 'भुगतान विफल रहा',
  'Payment was cancelled. Please try again.': 'भुगतान रद्द हुआ। कृपया फिर कोशिश करें।',
  'Payment failed. Please try again.': 'भुगतान विफल रहा। कृपया फिर कोशिश करें।',
  'Payment successful! Your order has been placed.': 'भुगतान सफल! आपका ऑर्डर हो गया।',
};
