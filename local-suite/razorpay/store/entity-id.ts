import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 14;

/** An id of Razorpay's form without its prefix: 14 letters and digits, as event ids are. */
export function newIdPart(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** An id of Razorpay's form, like `order_EKwxwAgItmmXdp`. */
export function newEntityId(prefix: 'order' | 'pay' | 'rfnd' | 'card'): string {
  return `${prefix}_${newIdPart()}`;
}
