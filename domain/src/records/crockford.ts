/** Crockford's base 32 has no I, L, O or U, so that numbers can be read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One character per byte, from its lowest five bits. */
export function crockford(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte & 31)).join('');
}

/** Normalises typed text: upper case, no spaces, I and L become 1, O becomes 0. */
export function readCrockford(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');
}

/** Whether upper-case text uses only these characters. */
export function isCrockford(text: string): boolean {
  return text.split('').every((sign) => ALPHABET.includes(sign));
}
