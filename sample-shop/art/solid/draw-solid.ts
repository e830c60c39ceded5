import { readCloth } from '../cloth/cloth-texture.ts';
import { blur, createPlane } from '../paint/blur.ts';
import type { SoftPlane } from '../paint/blur.ts';
import { at, clamp, length3 } from '../paint/numbers.ts';
import type { Raster } from '../paint/raster.ts';
import { frameOf } from './camera.ts';
import type { Camera, Frame } from './camera.ts';
import type { Distance, Place } from './distance.ts';
import { LAMP, lightMaterial } from './material-light.ts';
import type { Material, Skin, Solid } from './solid.ts';
import { gridDistance } from './distance-grid.ts';
import { shadowAlong, marchRay, normalAt, openness } from './ray-marching.ts';

/** The shadow on the floor is soft, so it is computed once per square of this many pixels. */
const SHADOW_GRAIN = 6;

export function drawSolid(canvas: Raster, solid: Solid, camera: Camera): void {
  const view: View = {
    canvas,
    solid,
    camera,
    frame: frameOf(camera),
    perPixel: camera.width / canvas.width,
    rough: distanceGridOf(solid),
  };
  if (solid.rest !== 'air') shadeRest(view);
  const hits = marchAllRays(view);
  for (let i = 0; i < hits.length; i += 1) {
    const t = at(hits, i);
    if (t > 0) paintPoint(view, i, t, hits);
  }
}

interface View {
  canvas: Raster;
  solid: Solid;
  camera: Camera;
  frame: Frame;
  /** Space units per pixel. */
  perPixel: number;
  rough: Distance;
}

const ROUGH = new WeakMap<Solid, Distance>();

function distanceGridOf(solid: Solid): Distance {
  const known = ROUGH.get(solid);
  if (known) return known;
  const rough = gridDistance(solid.distance, solid.bound.at, solid.bound.radius);
  ROUGH.set(solid, rough);
  return rough;
}

const BACK = 4;

function originOf({ canvas, camera, frame, perPixel }: View, px: number, py: number): Place {
  const sx = (px - canvas.width / 2) * perPixel;
  const sy = (canvas.height / 2 - py) * perPixel;
  const { right, up, into } = frame;
  const [tx, ty, tz] = camera.target;
  return [
    tx + right[0] * sx + up[0] * sy - into[0] * BACK,
    ty + right[1] * sx + up[1] * sy - into[1] * BACK,
    tz + right[2] * sx + up[2] * sy - into[2] * BACK,
  ];
}

/** Distance of each pixel's ray to the solid; 0 when it misses. */
function marchAllRays(view: View): Float32Array {
  const { canvas, solid, frame, rough } = view;
  const body = { exact: solid.distance, rough };
  const hits = new Float32Array(canvas.width * canvas.height);
  const { at: middle, radius } = solid.bound;
  for (let i = 0; i < hits.length; i += 1) {
    const from = originOf(view, (i % canvas.width) + 0.5, Math.floor(i / canvas.width) + 0.5);
    const [dx, dy, dz] = [middle[0] - from[0], middle[1] - from[1], middle[2] - from[2]];
    const along = dx * frame.into[0] + dy * frame.into[1] + dz * frame.into[2];
    const aside = dx * dx + dy * dy + dz * dz - along * along;
    if (aside > radius * radius) continue;
    const half = Math.sqrt(radius * radius - aside);
    hits[i] = marchRay(body, { from, along: frame.into }, along - half, along + half) ?? 0;
  }
  return hits;
}

const skin: Skin = { material: 0, u: 0, v: 0 };
const colour = new Float32Array(4);
const lit = new Float32Array(3);

function paintPoint(view: View, i: number, t: number, hits: Float32Array): void {
  const { canvas, solid, frame } = view;
  const from = originOf(view, (i % canvas.width) + 0.5, Math.floor(i / canvas.width) + 0.5);
  const [x, y, z] = [
    from[0] + frame.into[0] * t,
    from[1] + frame.into[1] * t,
    from[2] + frame.into[2] * t,
  ];
  const normal = normalAt(solid.distance, x, y, z);
  solid.skin(x, y, z, skin);
  const material = solid.materials[skin.material];
  if (!material) return;
  readCloth(colour, material.texture, { u: skin.u, v: skin.v, spread: spreadOf(view, material) });
  const bent = emboss(material, view, { normal, x, y, z, here: heightOf(colour) });
  const lifted: Place = [x + normal[0] * 0.004, y + normal[1] * 0.004, z + normal[2] * 0.004];
  lightMaterial(lit, colour, material, {
    normal: bent,
    into: frame.into,
    sun: shadowAlong(view.rough, { from: lifted, along: LAMP }, 9),
    open: openness(withRest(view), [x, y, z], normal),
  });
  const cover = coverAt(hits, i, canvas.width);
  for (let k = 0; k < 3; k += 1) {
    canvas.pixels[i * 4 + k] = at(canvas.pixels, i * 4 + k) * (1 - cover) + at(lit, k) * cover;
  }
}

/** Softens the outline: a pixel with neighbours that miss the solid is only partly covered. */
function coverAt(hits: Float32Array, i: number, width: number): number {
  let missed = 0;
  for (const step of [-1, 1, -width, width]) if (at(hits, i + step) === 0) missed += 1;
  return 1 - missed * 0.24;
}

function withRest({ solid: { rest }, rough }: View): Distance {
  if (rest === 'air') return rough;
  return rest === 'table'
    ? (x, y, z) => Math.min(rough(x, y, z), y)
    : (x, y, z) => Math.min(rough(x, y, z), z);
}

/** Centimetres of pattern per space unit: solids are about 30 cm high. */
export const PATTERN_CM = 40;

function spreadOf({ perPixel }: View, { texture }: Material): number {
  return Math.max(perPixel * PATTERN_CM * 1.2, 1 / texture.density / 2);
}

/** Tilts the surface where its pattern is raised or cut in. */
function emboss(
  material: Material,
  view: View,
  point: { normal: Place; x: number; y: number; z: number; here: number },
): Place {
  const { normal, x, y, z, here } = point;
  if (material.relief === 0) return normal;
  const { right, up } = view.frame;
  const e = Math.max(0.004, view.perPixel * 1.2);
  const across =
    heightAt(view, material, [x + right[0] * e, y + right[1] * e, z + right[2] * e]) - here;
  const above = heightAt(view, material, [x + up[0] * e, y + up[1] * e, z + up[2] * e]) - here;
  const k = clamp((material.relief * 0.011) / e, -3, 3);
  const bent = [0, 1, 2].map(
    (j) => (normal[j] ?? 0) - k * (across * (right[j] ?? 0) + above * (up[j] ?? 0)),
  );
  const length = Math.hypot(...bent) || 1;
  return [(bent[0] ?? 0) / length, (bent[1] ?? 0) / length, (bent[2] ?? 0) / length];
}

const sample = new Float32Array(4);
const beside: Skin = { material: 0, u: 0, v: 0 };

function heightAt(view: View, material: Material, [x, y, z]: Place): number {
  view.solid.skin(x, y, z, beside);
  const { u, v } = beside;
  readCloth(sample, material.texture, { u, v, spread: spreadOf(view, material) });
  return heightOf(sample);
}

/** Darker pattern counts as lower. */
function heightOf(pattern: Float32Array): number {
  return Math.sqrt(at(pattern, 0) * 0.3 + at(pattern, 1) * 0.6 + at(pattern, 2) * 0.1);
}

/** Darkens the table or ground in the solid's shadow. */
function shadeRest(view: View): void {
  const { canvas, solid, frame } = view;
  const axis = solid.rest === 'table' ? 1 : 2;
  const coarse = createPlane(
    Math.ceil(canvas.width / SHADOW_GRAIN),
    Math.ceil(canvas.height / SHADOW_GRAIN),
  );
  for (let i = 0; i < coarse.values.length; i += 1) {
    const bx = (i % coarse.width) + 0.5;
    const by = Math.floor(i / coarse.width) + 0.5;
    const from = originOf(view, bx * SHADOW_GRAIN, by * SHADOW_GRAIN);
    const t = -from[axis] / frame.into[axis];
    const spot: Place = [
      from[0] + frame.into[0] * t,
      from[1] + frame.into[1] * t,
      from[2] + frame.into[2] * t,
    ];
    const { at: middle, radius } = solid.bound;
    const away = length3(spot[0] - middle[0], spot[1] - middle[1], spot[2] - middle[2]);
    coarse.values[i] = t > 0 && away < radius * 2.6 ? 1 - shadowAt(view, spot) : 0;
  }
  darken(canvas, blur(coarse, 1));
}

function shadowAt({ solid, rough }: View, spot: Place): number {
  const up: Place = solid.rest === 'table' ? [0, 1, 0] : [0, 0, 1];
  const sun = shadowAlong(rough, { from: spot, along: LAMP }, 3.2);
  const open = openness(rough, spot, up);
  return (0.62 + 0.38 * sun) * (0.5 + 0.5 * open);
}

function darken(canvas: Raster, shadow: SoftPlane): void {
  for (let i = 0; i < canvas.width * canvas.height; i += 1) {
    const x = ((i % canvas.width) + 0.5) / SHADOW_GRAIN - 0.5;
    const y = (Math.floor(i / canvas.width) + 0.5) / SHADOW_GRAIN - 0.5;
    const dark = shadow.read(x, y);
    canvas.pixels[i * 4] = at(canvas.pixels, i * 4) * (1 - dark * 0.94);
    canvas.pixels[i * 4 + 1] = at(canvas.pixels, i * 4 + 1) * (1 - dark);
    canvas.pixels[i * 4 + 2] = at(canvas.pixels, i * 4 + 2) * (1 - dark);
  }
}
