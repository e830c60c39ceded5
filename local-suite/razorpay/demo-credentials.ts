/**
 * What the sandbox and the local shop agree on, and the key of the sample shop's gift cards. They open nothing: no key of Razorpay's looks
 * like this, and the sandbox moves no money.
 */
export const DEMO_CREDENTIALS = {
  keyId: 'rzp_test_KarghaDemo000',
  keySecret: 'demo-key-secret-not-a-real-one',
  webhookSecret: 'demo-webhook-secret-not-a-real-one',
  giftCardKey: 'demo-gift-card-key-not-a-real-one',
} as const;
