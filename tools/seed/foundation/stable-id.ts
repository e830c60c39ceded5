import { createHash, createHmac } from 'node:crypto';

import { DEMO_CREDENTIALS } from '../../../local-suite/razorpay/demo-credentials.ts';

const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Bytes that look random and are the same in every build; at most 32 of them. */
export function stableBytes(length: number, ...parts: string[]): Uint8Array {
  const digest = createHash('sha256').update(JSON.stringify(['kargha sample shop', ...parts]));
  return new Uint8Array(digest.digest().subarray(0, length));
}

/** As the gateway and Firestore name things: letters and digits. */
export function stableId(length: number, ...parts: string[]): string {
  const bytes = stableBytes(length, ...parts);
  return Array.from(bytes, (byte) => BASE_62.charAt(byte % BASE_62.length)).join('');
}

/** As the server names orders and tokens: 32 hexadecimal digits. */
export function stableHex(...parts: string[]): string {
  return Buffer.from(stableBytes(16, ...parts)).toString('hex');
}

/** How a code or token is stored. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The id of a code's document, as the local suite's server finds it: a hash with the suite's own key. */
export function codeId(purpose: 'gift-card' | 'access-code', code: string): string {
  return createHmac('sha256', DEMO_CREDENTIALS.giftCardKey)
    .update(JSON.stringify([purpose, code]))
    .digest('hex')
    .slice(0, 32);
}
