import type { ArtRecipe } from '../art-recipe.ts';
import { clothSheet } from '../drape/laid-cloth.ts';
import { polygonOutline, smoothCurve } from '../drape/outlines.ts';
import { plainTexture } from '../drape/plain-texture.ts';
import type { Scene } from '../drape/scene.ts';
import { drawSheet } from '../drape/sheet.ts';
import type { Point } from '../paint/svg.ts';

/** Height of the figure in pictures that show the size of a product, cm. */
export const FIGURE_CM = 165;

/** The figure that wears school shirts: about eleven years old. */
const CHILD_CM = 140;

/** Shirts shorter than this are made for children, cm. */
const CHILD_SHIRT_CM = 65;

export function figureHeight({ object, cm = FIGURE_CM }: Pick<ArtRecipe, 'object' | 'cm'>): number {
  return object === 'shirt' && cm < CHILD_SHIRT_CM ? CHILD_CM : FIGURE_CM;
}

/** A person cut from grey card, standing, who shows how large a product is. */
export interface Figure {
  /** The top of the head, scene units. */
  top: Point;
  /** Centimetres per scene unit. */
  cm: number;
  /** Degrees between the arms and the body. */
  arms: number;
}

/** Where the figure's shoulders, waist and floor are, in centimetres below the top of its head. */
export const SHOULDER_AT = 29;
export const WAIST_AT = 64;

const ARM_AT: Point = [16.5, 35];

/** Right half of the body, from the crown to between the feet; x from the middle, y from the top, cm. */
const BODY: readonly Point[] = [
  [0, 0],
  [4.6, 0.9],
  [7.4, 5],
  [7.9, 11],
  [6.7, 17],
  [4.4, 21],
  [4.5, 25],
  [9, 28.4],
  [16.6, 31],
  [19.2, 35],
  [17.6, 44],
  [15.4, 55],
  [13.6, 64],
  [15.6, 75],
  [17.6, 86],
  [16.9, 100],
  [13.4, 120],
  [12.6, 134],
  [8.8, 153],
  [9.6, 161],
  [11.4, 164.4],
  [3.2, 165],
  [2.6, 152],
  [2.4, 134],
  [1.6, 118],
  [0.6, 92],
];

const ARM: readonly Point[] = [
  [-4.4, -3],
  [0, -4.6],
  [4.2, -1],
  [4.4, 16],
  [3.4, 34],
  [2.6, 47],
  [3.3, 53],
  [2.6, 60],
  [0.2, 64],
  [-2.6, 60],
  [-3, 53],
  [-2.4, 47],
  [-3.6, 34],
  [-4.6, 16],
];

export function drawFigure(scene: Scene, { top, cm, arms }: Figure): void {
  const place = ([x, y]: Point): Point => [top[0] + x / cm, top[1] + y / cm];
  for (const side of [-1, 1]) {
    drawCard(
      scene,
      smoothCurve(ARM, 6).map((point) => place(armPoint(point, side, arms))),
      cm,
    );
  }
  const left = BODY.slice(1, -1)
    .toReversed()
    .map(([x, y]): Point => [-x, y]);
  drawCard(scene, smoothCurve([...BODY, ...left], 6).map(place), cm);
}

function armPoint([across, along]: Point, side: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [
    side * (ARM_AT[0] + across * Math.cos(turn) + along * Math.sin(turn)),
    ARM_AT[1] + along * Math.cos(turn) - across * Math.sin(turn),
  ];
}

/** Where the hand holds something, in cm from the top of the head. */
export function handAt(side: 1 | -1, arms: number): Point {
  return armPoint([0, 57], side, arms);
}

function drawCard(scene: Scene, shape: readonly Point[], cm: number): void {
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: polygonOutline(shape),
      pin: { at: [0, 0], cloth: [0, 0], cm: 1 },
      texture: plainTexture('#cbbfae'),
      gloss: { lustre: 0 },
      edge: 1.6 / cm,
      lift: 2 / cm,
      shadow: 0.3,
    }),
  );
}
