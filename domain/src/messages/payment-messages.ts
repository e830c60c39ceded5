import { PAYMENT_MESSAGES } from '../payments/payment.ts';
import { defineMessages } from './message.ts';

/** Those that the server sends. The checkout page has no room for a catalogue. */
export const paymentMessages = defineMessages({
  create_failed: PAYMENT_MESSAGES.createFailed,
  verification_failed: PAYMENT_MESSAGES.verificationFailed,
});
