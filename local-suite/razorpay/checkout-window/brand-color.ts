const DEFAULT_COLOR = '#3399cc';
const DARK_TEXT = '#14171c';
const LIGHT_TEXT = '#ffffff';

/** Returns the shop's colour and a readable text colour for it (WCAG 2.2, contrast 4.5:1). */
export function brandColors(color: string): { ground: string; text: string } {
  const ground = /^#([\da-f]{3}|[\da-f]{6})$/i.test(color) ? color : DEFAULT_COLOR;
  const light = luminance(ground);
  const contrastToWhite = 1.05 / (light + 0.05);
  return { ground, text: contrastToWhite >= 4.5 ? LIGHT_TEXT : DARK_TEXT };
}

/** Relative luminance of a colour, from 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(digits.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
