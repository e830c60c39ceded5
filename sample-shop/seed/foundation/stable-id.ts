import { createHash, createHmac } from 'node:crypto';

import { DEMO_CREDENTIALS } from '../../../local-suite/razorpay/demo-credentials.ts';

const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Bytes that look random but are the same in every build; at most 32. */
export function stableBytes(length: number, ...parts: string[]): Uint8Array {
  const digest = createHash('sha256').update(JSON.stringify(['kargha sample shop', ...parts]));
  return new Uint8Array(digest.digest().subarray(0, length));
}

/** Letters and digits, like the ids of the gateway and Firestore. */
export function stableId(length: number, ...parts: string[]): string {
  const bytes = stableBytes(length, ...parts);
  return Array.from(bytes, (byte) => BASE_62.charAt(byte % BASE_62.length)).join('');
}

/** 32 hexadecimal digits, like the server's ids of orders and tokens. */
export function stableHex(...parts: string[]): string {
  return Buffer.from(stableBytes(16, ...parts)).toString('hex');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The document id of a code: an HMAC with the local suite's key. */
export function codeId(purpose: 'gift-card' | 'access-code', code: string): string {
  return createHmac('sha256', DEMO_CREDENTIALS.giftCardKey)
    .update(JSON.stringify([purpose, code]))
    .digest('hex')
    .slice(0, 32);
}
