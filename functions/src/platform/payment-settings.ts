import { defineSecret, defineString } from 'firebase-functions/params';

const LIVE_GATEWAY = 'https://api.razorpay.com';
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

const keyId = defineString('RAZORPAY_KEY_ID', {
  description: 'The public key id of the Razorpay account (rzp_live_… or rzp_test_…).',
});
const baseUrl = defineString('RAZORPAY_BASE_URL', {
  default: LIVE_GATEWAY,
  description: 'Leave this as it is. Only the local emulator may use another gateway.',
});
const keySecret = defineSecret('RAZORPAY_KEY_SECRET');
const webhookSecret = defineSecret('RAZORPAY_WEBHOOK_SECRET');
const giftCardKey = defineSecret('GIFT_CARD_KEY');

/** Secrets that a function must be bound to before it reads the payment settings. */
export const PAYMENT_SECRETS = [keySecret, webhookSecret, giftCardKey];

export interface PaymentSettings {
  keyId: string;
  keySecret: string;
  /** the current secret, and the previous one while old retries may arrive */
  webhookSecrets: string[];
  baseUrl: string;
  /** hashes gift card codes; must never change, or cards cannot be found */
  giftCardKey: string;
}

/** Reads the settings at start. Throws for a gateway that is not allowed. */
export function paymentSettings(): PaymentSettings {
  return {
    keyId: keyId.value(),
    keySecret: keySecret.value(),
    webhookSecrets: secretsOf(webhookSecret.value()),
    giftCardKey: requiredSecret('GIFT_CARD_KEY', giftCardKey.value()),
    baseUrl: trustedGateway(baseUrl.value(), process.env.FUNCTIONS_EMULATOR === 'true'),
  };
}

/**
 * Razorpay, or a local server inside the Functions emulator. Throws for anything else, so that no deployment uses
 * a sandbox.
 */
export function trustedGateway(address: string, inEmulator: boolean): string {
  if (address === LIVE_GATEWAY) return address;
  if (inEmulator && URL.canParse(address) && isLoopback(new URL(address))) return address;
  throw new Error(
    `RAZORPAY_BASE_URL is ${address}, but only ${LIVE_GATEWAY} may be used outside the Functions emulator, ` +
      'and only a loopback address inside it.',
  );
}

function isLoopback({ hostname, protocol, username, password }: URL): boolean {
  return protocol === 'http:' && LOOPBACK.has(hostname) && username === '' && password === '';
}

/** With an empty key, hashes could be computed by anybody. */
function requiredSecret(name: string, value: string): string {
  if (value.trim() === '') throw new Error(`The secret ${name} is not set.`);
  return value;
}

function secretsOf(list: string): string[] {
  return list
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
}
