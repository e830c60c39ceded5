/** Crockford's base 32: no I, L, O, U, so that a number survives a phone call. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One character for every byte, from its lowest five bits. */
export function crockford(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte & 31)).join('');
}

/** What a person typed, as it was meant: upper case, no spaces, I and L are 1, O is 0. */
export function readCrockford(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');
}

/** Whether a text, in capitals, is made of these signs alone. */
export function isCrockford(text: string): boolean {
  return text.split('').every((sign) => ALPHABET.includes(sign));
}
