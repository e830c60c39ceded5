import type { ClothPoint, ClothTexture } from '../cloth/cloth-texture.ts';
import { readCloth } from '../cloth/cloth-texture.ts';
import { blur, createPlane } from '../paint/blur.ts';
import type { Plane } from '../paint/blur.ts';
import { at, clamp } from '../paint/numbers.ts';
import type { Raster } from '../paint/raster.ts';
import { createLight } from './light.ts';
import type { Gloss } from './light.ts';

/** One layer of cloth (or of anything with a pattern) facing the viewer. Lengths in scene units. */
export interface Sheet {
  texture: ClothTexture;
  gloss: Gloss;
  /** Signed distance to the outline, negative inside. */
  outline: (x: number, y: number) => number;
  /** How far the surface stands towards the viewer. */
  relief: (x: number, y: number) => number;
  /** Which point of the cloth (cm) lies here; writes u and v. */
  lay: (x: number, y: number, point: ClothPoint) => void;
  /** How far the layer floats above what is behind it: the reach of its shadow. */
  lift: number;
  /** How dark its shadow is, 0–1. */
  shadow?: number;
  /** Light that reaches this place, 1 all. */
  shade?: (x: number, y: number) => number;
  /** Radius of the rounded edge. */
  edge?: number;
}

/** What is known of each pixel of a layer before it is lit. */
interface Survey {
  cover: Plane;
  height: Plane;
  u: Plane;
  v: Plane;
}

/** Paints a layer over the picture, its shadow first. */
export function drawSheet(canvas: Raster, sheet: Sheet): void {
  const survey = surveyOf(canvas, sheet);
  const colours = readColours(sheet, survey);
  castShadow(canvas, survey.cover, sheet);
  const around = blur(survey.height, canvas.width * 0.014);
  const light = createLight(sheet.gloss);
  for (let y = 0; y < canvas.height; y += 1) {
    for (let x = 0; x < canvas.width; x += 1) {
      const i = y * canvas.width + x;
      const cover = at(survey.cover.values, i);
      if (cover === 0) continue;
      const dim = sheet.shade?.((x + 0.5) / canvas.width, (y + 0.5) / canvas.width) ?? 1;
      const slope = slopeAt(survey.height, x, y);
      const cavity = (at(survey.height.values, i) - at(around.values, i)) * 1;
      light(canvas.pixels, colours, { i: i * 4, slope, cavity, dim });
    }
  }
}

function surveyOf(canvas: Raster, sheet: Sheet): Survey {
  const { width, height } = canvas;
  const survey: Survey = {
    cover: createPlane(width, height),
    height: createPlane(width, height),
    u: createPlane(width, height),
    v: createPlane(width, height),
  };
  const point: ClothPoint = { u: 0, v: 0, spread: 0 };
  const edge = sheet.edge ?? 0.006;
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const sx = (x + 0.5) / width;
      const sy = (y + 0.5) / width;
      const distance = sheet.outline(sx, sy);
      if (distance > 0.03) continue;
      survey.cover.values[i] = clamp(0.5 - distance * width);
      const inward = clamp(-distance / edge);
      const rounding = edge * 0.5 * Math.sqrt(inward * (2 - inward));
      survey.height.values[i] = sheet.relief(sx, sy) + rounding;
      sheet.lay(sx, sy, point);
      survey.u.values[i] = point.u;
      survey.v.values[i] = point.v;
    }
  }
  return survey;
}

/** The cloth's colours where the layer lies; also thins the cover where the cloth itself is open or ends. */
function readColours(sheet: Sheet, { cover, u, v }: Survey): Float32Array {
  const colours = new Float32Array(cover.values.length * 4);
  const out = new Float32Array(4);
  const point: ClothPoint = { u: 0, v: 0, spread: 0 };
  for (let i = 0; i < cover.values.length; i += 1) {
    const share = at(cover.values, i);
    if (share === 0) continue;
    point.u = at(u.values, i);
    point.v = at(v.values, i);
    point.spread = spreadAt(u, v, i);
    readCloth(out, sheet.texture, point);
    for (let k = 0; k < 4; k += 1) colours[i * 4 + k] = at(out, k) * share;
    cover.values[i] = share * at(out, 3);
  }
  return colours;
}

function spreadAt(u: Plane, v: Plane, i: number): number {
  const across = Math.hypot(
    at(u.values, i + 1) - at(u.values, i),
    at(v.values, i + 1) - at(v.values, i),
  );
  const below = i + u.width;
  const down = Math.hypot(
    at(u.values, below) - at(u.values, i),
    at(v.values, below) - at(v.values, i),
  );
  return Math.min(Math.max(across, down) * 0.75, Math.min(across, down) * 3);
}

function slopeAt({ width, height, values }: Plane, x: number, y: number): [number, number] {
  const i = y * width + x;
  const left = x > 0 ? i - 1 : i;
  const right = x < width - 1 ? i + 1 : i;
  const up = y > 0 ? i - width : i;
  const down = y < height - 1 ? i + width : i;
  return [
    ((at(values, right) - at(values, left)) * width) / 2,
    ((at(values, down) - at(values, up)) * width) / 2,
  ];
}

/** Darkens what lies behind: a tight contact shadow and a wide soft one, away from the light. */
function castShadow(canvas: Raster, cover: Plane, { lift, shadow = 0.45 }: Sheet): void {
  const reach = lift * canvas.width;
  const near = blur(cover, Math.max(1.5, reach * 0.35));
  const far = blur(cover, Math.max(3, reach * 1.6));
  for (let y = 0; y < canvas.height; y += 1) {
    for (let x = 0; x < canvas.width; x += 1) {
      const tight = shifted(near, x, y, reach * 0.35);
      const wide = shifted(far, x, y, reach * 1.3);
      const dark = shadow * (0.5 * tight + 0.6 * wide);
      if (dark < 0.002) continue;
      const i = (y * canvas.width + x) * 4;
      canvas.pixels[i] = at(canvas.pixels, i) * (1 - dark * 0.92);
      canvas.pixels[i + 1] = at(canvas.pixels, i + 1) * (1 - dark * 0.97);
      canvas.pixels[i + 2] = at(canvas.pixels, i + 2) * (1 - dark);
    }
  }
}

function shifted({ width, height, values }: Plane, x: number, y: number, by: number): number {
  const fromX = clamp(Math.round(x - by * 0.7), 0, width - 1);
  const fromY = clamp(Math.round(y - by), 0, height - 1);
  return at(values, fromY * width + fromX);
}
