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

/** Secrets that a function has to be bound to before it may read the payment settings. */
export const PAYMENT_SECRETS = [keySecret, webhookSecret, giftCardKey];

export interface PaymentSettings {
  keyId: string;
  keySecret: string;
  /** the current secret, and the previous one while its retries may still arrive */
  webhookSecrets: string[];
  baseUrl: string;
  /** under which the codes of gift cards are hashed; never changed, or no card is found any more */
  giftCardKey: string;
}

/** Reads the settings once, when the process starts. Throws when they name a gateway that may not be used. */
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
 * The address of the gateway: Razorpay itself, or inside the Functions emulator a server on this machine.
 * Anything else throws, so that no deployment can take its payments from a sandbox.
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

/** An empty key would make every hash known to everybody. */
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
