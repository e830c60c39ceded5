import { withLevels } from '../cloth/cloth-texture.ts';
import type { ClothTexture } from '../cloth/cloth-texture.ts';
import { clothSheet } from '../drape/laid-cloth.ts';
import { roundedBox, rotated } from '../drape/outlines.ts';
import type { Scene } from '../drape/scene.ts';
import { drawSheet } from '../drape/sheet.ts';
import { rasterise } from '../paint/raster.ts';
import type { Point } from '../paint/svg.ts';
import { n, path, place, rect, stroke } from '../paint/svg.ts';

const WIDE = 3;
const SPARE = 1;
const INK = '#3d2c1c';

/** Digits as lines in a box of 1 × 1.6, so that no font is needed. */
const DIGITS = [
  'M0 .3Q0 0 .5 0T1 .3V1.3Q1 1.6 .5 1.6T0 1.3Z',
  'M.1 .3L.6 0V1.6',
  'M0 .4Q0 0 .5 0T1 .45Q1 .8 0 1.6H1',
  'M0 .2Q.2 0 .5 0Q1 0 1 .4Q1 .75 .45 .75Q1 .75 1 1.2Q1 1.6 .5 1.6Q.2 1.6 0 1.4',
  'M.75 1.6V0L0 1.1H1',
  'M.9 0H.15L.1 .7Q1 .5 1 1.1Q1 1.6 .5 1.6Q.2 1.6 0 1.4',
] as const;

/** A wooden ruler of `length` cm as a texture; its zero is at x = 0. */
export async function rulerTexture(length: number, density: number): Promise<ClothTexture> {
  const region = { x: -SPARE, y: 0, width: length + 2 * SPARE, height: WIDE };
  const size: [number, number] = [
    Math.round(region.width * density),
    Math.round(region.height * density),
  ];
  return withLevels(await rasterise(rulerBody(length), region, size), region, density);
}

function rulerBody(length: number): string {
  const wood = rect(-SPARE, 0, [length + 2 * SPARE, WIDE], 'fill="#dcb985"');
  const edge = rect(-SPARE, 0, [length + 2 * SPARE, 0.16], 'fill="#b98f58"');
  const marks = Array.from({ length: length + 1 }, (_, i) => {
    const long = i % 5 === 0 ? 1.15 : 0.65;
    return path(`M${n(i)} ${n(WIDE)}V${n(WIDE - long)}`, stroke(INK, i % 5 === 0 ? 0.16 : 0.1));
  });
  const numbers = Array.from({ length: Math.floor(length / 5) }, (_, i) => numeral((i + 1) * 5));
  return [wood, edge, ...marks, ...numbers].join('');
}

function numeral(value: number): string {
  const digits = String(value).split('').map(Number);
  const wide = digits.length * 0.95 - 0.25;
  return digits
    .map((digit, i) =>
      place(path(DIGITS[digit] ?? '', stroke(INK, 0.22)), {
        x: value - wide / 2 + i * 0.95,
        y: 0.45,
        scale: 0.7,
      }),
    )
    .join('');
}

export interface Ruler {
  texture: ClothTexture;
  length: number;
  /** Where its zero is, scene units. */
  zero: Point;
  /** Degrees clockwise from lying to the right; -90 stands upright. */
  turn: number;
  /** Centimetres per scene unit. */
  cm: number;
}

/** A usual ruler that is about as long as the product. */
export function rulerLength(cm: number): number {
  if (cm < 9) return 10;
  return cm < 20 ? 15 : 30;
}

export function drawRuler(scene: Scene, { texture, length, zero, turn, cm }: Ruler): void {
  const angle = (turn * Math.PI) / 180;
  const along = length / 2 / cm;
  const middle: Point = [zero[0] + Math.cos(angle) * along, zero[1] + Math.sin(angle) * along];
  const half: Point = [along + SPARE / cm, WIDE / 2 / cm];
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: rotated(roundedBox(middle, half, 0.3 / cm), middle, turn),
      pin: { at: middle, cloth: [length / 2, WIDE / 2], turn, cm },
      texture,
      gloss: { lustre: 0.25 },
      edge: 0.003,
      lift: 0.01,
    }),
  );
}
