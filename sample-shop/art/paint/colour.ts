import { clamp, length3 } from './numbers.ts';

/** Red, green, blue in linear light, 0–1. */
export type Rgb = readonly [number, number, number];

const LINEAR_OF_BYTE = Float32Array.from({ length: 256 }, (_, byte) => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

const BYTE_STEPS = 4095;
const BYTE_OF_LINEAR = Uint8Array.from({ length: BYTE_STEPS + 1 }, (_, step) => {
  const c = step / BYTE_STEPS;
  const encoded = c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
});

export function linearOf(byte: number): number {
  return LINEAR_OF_BYTE[byte] ?? 0;
}

/** Linear light to an sRGB byte, clamped. */
export function byteOf(linear: number): number {
  return BYTE_OF_LINEAR[Math.round(clamp(linear) * BYTE_STEPS)] ?? 0;
}

/** Parses `#rrggbb`. Throws RangeError for anything else. */
export function rgbOf(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex))
    throw new RangeError(`Not a colour of the form #rrggbb: ${hex}`);
  const value = Number.parseInt(hex.slice(1), 16);
  return [linearOf(value >> 16), linearOf((value >> 8) & 255), linearOf(value & 255)];
}

export function hexOf([r, g, b]: Rgb): string {
  const value = (byteOf(r) << 16) | (byteOf(g) << 8) | byteOf(b);
  return `#${value.toString(16).padStart(6, '0')}`;
}

/** Oklab (Björn Ottosson): lightness, green–red, blue–yellow in perceptual steps. */
export function oklabOf([r, g, b]: Rgb): [number, number, number] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function rgbOfOklab(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Mixes two colours perceptually. */
export function blend(from: string, to: string, share: number): string {
  const [l0, a0, b0] = oklabOf(rgbOf(from));
  const [l1, a1, b1] = oklabOf(rgbOf(to));
  const between = (x: number, y: number) => x + (y - x) * share;
  return hexOf(rgbOfOklab(between(l0, l1), between(a0, a1), between(b0, b1)));
}

/** The same hue, lighter (amount > 0) or darker (amount < 0), −1 to 1. */
export function tone(hex: string, amount: number): string {
  const [l, a, b] = oklabOf(rgbOf(hex));
  const target = amount > 0 ? l + (1 - l) * amount : l * (1 + amount);
  const keep = amount > 0 ? 1 - amount * 0.6 : 1 + amount * 0.4;
  return hexOf(rgbOfOklab(target, a * keep, b * keep));
}

export function lightnessOf(hex: string): number {
  return oklabOf(rgbOf(hex))[0];
}

/** Perceptual distance: about 0.02 is just visible, 1 is black to white. */
export function colourDistance(one: string, other: string): number {
  const [l0, a0, b0] = oklabOf(rgbOf(one));
  const [l1, a1, b1] = oklabOf(rgbOf(other));
  return length3(l0 - l1, a0 - a1, b0 - b1);
}
