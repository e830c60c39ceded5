import { expect, test } from 'vitest';

import { loadBarCodes } from './bar-codes.ts';

const { code128, ean13, qr } = await loadBarCodes();

const MODULES_OF_A_SYMBOL = 11;

function symbolsOf(widths: readonly number[]): number[][] {
  const body = widths.slice(0, -7);
  return Array.from({ length: body.length / 6 }, (_, place) =>
    body.slice(place * 6, place * 6 + 6),
  );
}

test('gives every character a unique symbol of eleven modules', () => {
  const characters = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place));
  const symbols = characters.map((character) => symbolsOf(code128(character))[1]!);
  for (const symbol of symbols) {
    expect(symbol.reduce((sum, width) => sum + width, 0)).toBe(MODULES_OF_A_SYMBOL);
  }
  expect(new Set(symbols.map(String)).size).toBe(95);
});

test('draws bars with an even sum per symbol', () => {
  for (const [first = 0, , second = 0, , third = 0] of symbolsOf(code128('KG-7F3K9A2C'))) {
    expect((first + second + third) % 2).toBe(0);
  }
});

test('writes pairs of digits as one symbol, so that a tracking number stays short', () => {
  // Set C: 105 + 12·1 + 34·2 + 56·3 = 353, and 353 mod 103 = 44.
  expect(symbolsOf(code128('123456'))).toEqual([
    [2, 1, 1, 2, 3, 2],
    [1, 1, 2, 2, 3, 2],
    [1, 3, 1, 1, 2, 3],
    [3, 3, 1, 1, 2, 1],
    [1, 3, 2, 1, 3, 1],
  ]);
});

test('starts with B, ends with stop and computes the check symbol', () => {
  const widths = code128('PJJ123C');
  const symbols = symbolsOf(widths);
  expect(symbols[0]).toEqual([2, 1, 1, 2, 1, 4]);
  expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
  // 104 + 48·1 + 42·2 + 42·3 + 17·4 + 18·5 + 19·6 + 35·7 = 879, and 879 mod 103 = 55, the symbol of 'W'.
  expect(symbols.at(-1)).toEqual(symbolsOf(code128('W'))[1]);
});

test('refuses characters outside the code', () => {
  for (const text of ['', 'क', 'tab\t', 'x'.repeat(61)]) {
    expect(() => code128(text)).toThrow(RangeError);
  }
});

test('draws an EAN of 95 modules between guards and refuses a wrong check digit', () => {
  const widths = ean13('4006381333931');
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(95);
  expect([widths.slice(0, 3), widths.slice(-3)]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ]);
  // 4 chooses the pattern LGLLGG for the left half; 0 in set L is 3211.
  expect(widths.slice(3, 7)).toEqual([3, 2, 1, 1]);
  expect(() => ean13('4006381333932')).toThrow('check digit');
});

test('draws a QR code with its three finder patterns', () => {
  const { size, areas } = qr('https://shop.example/products/kota-saree');
  const corners = (x: number, y: number) =>
    areas.some((area) => area.some(([left, top]) => left === x && top === y));
  expect(corners(0, 0)).toBe(true);
  expect(corners(size, 0)).toBe(true);
  expect(corners(0, size)).toBe(true);
  expect(
    areas
      .flat()
      .flat()
      .every((unit) => unit >= 0 && unit <= size),
  ).toBe(true);
});
