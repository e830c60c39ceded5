import { createHash } from 'node:crypto';

/** A 13-digit number in the GS1 range for internal use: 20…, with its check digit. */
export function shopBarcode(sku: string): string {
  const digest = createHash('sha256').update(sku).digest().readUIntBE(0, 6);
  const first12 = `20${String(digest % 10 ** 10).padStart(10, '0')}`;
  return first12 + barcodeCheckDigit(first12);
}

/** EAN-13: digits times 1 and 3 alternately, completed to the next multiple of ten. */
export function barcodeCheckDigit(first12: string): string {
  const sum = Array.from(first12).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}
