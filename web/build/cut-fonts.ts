import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
export const FONTS = new URL('../src/ui/theme/fonts/', import.meta.url);
const SERIF = '@fontsource-variable/fraunces/files/fraunces';
const SANS_WEIGHTS = { min: 400, max: 700 };
const SANS = '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari';

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

const LATIN = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœʼˆ˚˜${between(0x2010, 0x203a)}€™−`;

interface Cut {
  from: string;
  characters: string;
  weights: { min: number; max: number };
}

/** The characters and weights that the shop sets, a file each. */
const CUTS: Record<string, Cut> = {
  'serif-latin': { from: `${SERIF}-latin`, characters: LATIN, weights: { min: 400, max: 640 } },
  'sans-latin': { from: `${SANS}-latin`, characters: LATIN, weights: SANS_WEIGHTS },
  'sans-latin-ext': {
    from: `${SANS}-latin-ext`,
    characters: `${between(0x100, 0x24f)}${between(0x1e00, 0x1eff)}`,
    weights: SANS_WEIGHTS,
  },
  'sans-devanagari': {
    from: `${SANS}-devanagari`,
    characters: `${between(0x900, 0x97f)}\u200c\u200d\u25cc`,
    weights: SANS_WEIGHTS,
  },
  // Small enough that the build writes it into the style sheet: the first screen needs no file for the rupee sign.
  rupee: { from: `${SANS}-latin-ext`, characters: '₹', weights: SANS_WEIGHTS },
};

/** The shop's font files by name, as WOFF2. */
export async function cutFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [name, { from, characters, weights }] of Object.entries(CUTS)) {
    const whole = readFileSync(require.resolve(`${from}-wght-normal.woff2`));
    const options = { targetFormat: 'woff2' as const, variationAxes: { wght: weights } };
    files.set(`${name}.woff2`, await subsetFont(whole, characters, options));
  }
  return files;
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  for (const [name, file] of await cutFonts()) writeFileSync(new URL(name, FONTS), file);
}
