import type { ClothPoint, ClothTexture } from '../cloth/cloth-texture.ts';
import { readCloth } from '../cloth/cloth-texture.ts';
import { blur, createPlane } from '../paint/blur.ts';
import type { Plane } from '../paint/blur.ts';
import { at, clamp, length2 } from '../paint/numbers.ts';
import { scaleOf } from '../paint/raster.ts';
import type { Raster } from '../paint/raster.ts';
import { createLight } from './light.ts';
import type { Gloss } from './light.ts';
import { castShadow } from './shadow.ts';
import type { Window } from './shadow.ts';

/** A layer at one place; lengths in scene units. */
interface Spot {
  /** Signed distance to the outline, negative inside. */
  distance: number;
  /** Height of the surface towards the viewer. */
  height: number;
  /** The point of the cloth at this place, cm. */
  u: number;
  v: number;
  /** Light that arrives; 1 is all. */
  light: number;
}

/** One layer of cloth facing the viewer. */
export interface Sheet {
  texture: ClothTexture;
  gloss: Gloss;
  /** Writes the spot at (x, y). Outside the outline only `distance` needs to be set. */
  trace: (x: number, y: number, spot: Spot) => void;
  /** Distance to what is behind, which sets the reach of the shadow. */
  lift: number;
  shadow?: number;
  edge?: number;
}

/** Each pixel of a layer before lighting, within a window of the picture. */
interface Survey {
  window: Window;
  cover: Plane;
  height: Plane;
  u: Plane;
  v: Plane;
  light: Plane;
}

export function drawSheet(canvas: Raster, sheet: Sheet): void {
  const window = windowOf(canvas, sheet);
  if (window.width < 2 || window.height < 2) return;
  const survey = surveyOf(canvas, sheet, window);
  const colours = readColours(sheet, survey);
  castShadow(canvas, survey.cover, { ...sheet, window });
  const { cover, height, light } = survey;
  const { perUnit } = scaleOf(canvas);
  const around = blur(height, perUnit * 0.016);
  const lighting = createLight(sheet.gloss);
  const facet = { from: 0, to: 0, slopeX: 0, slopeY: 0, cavity: 0, dim: 1 };
  for (let y = 0, i = 0; y < window.height; y += 1) {
    for (let x = 0; x < window.width; x += 1, i += 1) {
      if (at(cover.values, i) === 0) continue;
      facet.from = i * 4;
      facet.to = ((y + window.y) * canvas.width + x + window.x) * 4;
      facet.dim = at(light.values, i);
      facet.slopeX = (slope(height, i - 1, i + 1) * perUnit) / 2;
      facet.slopeY = (slope(height, i - window.width, i + window.width) * perUnit) / 2;
      facet.cavity = at(height.values, i) - around.read(x, y);
      lighting(canvas.pixels, colours, facet);
    }
  }
}

const PROBE = 8;

/** The part of the picture that the layer and its shadow can cover, found by probing every few pixels. */
function windowOf(canvas: Raster, sheet: Sheet): Window {
  const spot: Spot = { distance: 0, height: 0, u: 0, v: 0, light: 1 };
  const { perUnit, x: originX, y: originY } = scaleOf(canvas);
  const near = (PROBE * 1.5) / perUnit;
  let [left, top, right, bottom] = [canvas.width, canvas.height, 0, 0];
  for (let y = 0; y < canvas.height; y += PROBE) {
    for (let x = 0; x < canvas.width; x += PROBE) {
      sheet.trace(originX + (x + 0.5) / perUnit, originY + (y + 0.5) / perUnit, spot);
      if (spot.distance > near) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  const reach = sheet.lift * perUnit;
  const x = Math.max(0, Math.floor(left - PROBE * 2 - reach * 2.4));
  const y = Math.max(0, Math.floor(top - PROBE * 2 - reach * 2));
  const margin = PROBE * 2 + Math.ceil(reach * 4.6);
  return {
    x,
    y,
    width: Math.min(canvas.width, right + margin) - x,
    height: Math.min(canvas.height, bottom + margin) - y,
  };
}

function surveyOf(canvas: Raster, sheet: Sheet, window: Window): Survey {
  const plane = () => createPlane(window.width, window.height);
  const survey = {
    window,
    cover: plane(),
    height: plane(),
    u: plane(),
    v: plane(),
    light: plane(),
  };
  const spot: Spot = { distance: 0, height: 0, u: 0, v: 0, light: 1 };
  const edge = sheet.edge ?? 0.006;
  const { perUnit, x: originX, y: originY } = scaleOf(canvas);
  for (let i = 0; i < window.width * window.height; i += 1) {
    spot.light = 1;
    const x = (i % window.width) + window.x + 0.5;
    const y = Math.floor(i / window.width) + window.y + 0.5;
    sheet.trace(originX + x / perUnit, originY + y / perUnit, spot);
    if (spot.distance > 0.004) continue;
    const inward = clamp(-spot.distance / edge);
    survey.cover.values[i] = clamp(0.5 - spot.distance * perUnit);
    survey.height.values[i] = spot.height + edge * 0.5 * Math.sqrt(inward * (2 - inward));
    survey.u.values[i] = spot.u;
    survey.v.values[i] = spot.v;
    survey.light.values[i] = spot.light;
  }
  return survey;
}

/** Reads the colours of the cloth, and reduces the cover where the cloth is open or ends. */
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

/** Centimetres of cloth per pixel: between the long and the short way across it. */
function spreadAt(u: Plane, v: Plane, i: number): number {
  const below = i + u.width;
  const here = at(u.values, i);
  const there = at(v.values, i);
  const across = length2(at(u.values, i + 1) - here, at(v.values, i + 1) - there);
  const down = length2(at(u.values, below) - here, at(v.values, below) - there);
  return Math.min(Math.max(across, down) * 0.75, Math.min(across, down) * 3);
}

function slope({ values }: Plane, before: number, after: number): number {
  return at(values, after) - at(values, before);
}
