/**
 * Credentials of the sandbox and the local shop, and the sample shop's gift card key. They are worthless
 * elsewhere: no Razorpay key looks like this, and the sandbox moves no money.
 */
export const DEMO_CREDENTIALS = {
  keyId: 'rzp_test_KarghaDemo000',
  keySecret: 'demo-key-secret-not-a-real-one',
  webhookSecret: 'demo-webhook-secret-not-a-real-one',
  giftCardKey: 'demo-gift-card-key-not-a-real-one',
} as const;
