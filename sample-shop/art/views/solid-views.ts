import type { ArtObject, ArtRecipe } from '../art-recipe.ts';
import { createCanvas } from '../drape/canvas.ts';
import type { PictureSize } from '../drape/canvas.ts';
import type { Raster } from '../paint/raster.ts';
import { drawRuler, rulerLength, rulerTexture } from '../scale/ruler.ts';
import type { Camera } from '../solid/camera.ts';
import type { Place } from '../solid/distance.ts';
import { drawSolid } from '../solid/draw-solid.ts';
import { plainMaterial } from '../solid/parts.ts';
import type { Solid } from '../solid/solid.ts';
import type { Model, SolidModel } from '../solid/solid-scene.ts';
import type { ViewDrawers } from './picture-view.ts';
import type { RenderedCloth } from './render-cloth.ts';

interface SolidShot {
  solid: Solid;
  camera: Camera;
  horizon?: number;
}

/** Solids are drawn six times: whole, surface, edge, from another side, with a ruler, and their back or underside. */
export function solidViews(
  makeModel: SolidModel,
  recipe: ArtRecipe,
  scene: RenderedCloth,
  size: PictureSize,
): ViewDrawers {
  const model = makeModel({ ...scene, random: scene.random.fork('scene') });
  const tint = scene.random.fork('ground').next();
  const shot = ({ solid, camera, horizon }: SolidShot): Raster => {
    const canvas = createCanvas({ tint, horizon, size });
    drawSolid(canvas, solid, camera);
    return canvas;
  };
  const { solid } = model;
  const horizon = solid.rest === 'table' ? 0.74 : undefined;
  return {
    drape: () => shot({ solid, camera: model.camera, horizon }),
    weave: () => shot({ solid, camera: surfaceCamera(model) }),
    border: () => shot({ solid, camera: edgeCamera(model) }),
    other: () => shot({ solid, camera: otherSide(model, recipe.object), horizon }),
    scale: async () => {
      const scaled = shot({ solid, camera: besideRuler(model), horizon });
      await addRuler(scaled, model, { ...recipe, ...scene });
      return scaled;
    },
    reverse: () => shot(reverseOf(model, recipe.object, scene)),
  };
}

function surfaceCamera({ solid, camera }: Model): Camera {
  return { ...camera, target: solid.focus.weave, width: camera.width * 0.34 };
}

function edgeCamera({ solid, camera }: Model): Camera {
  const pitch = camera.pitch + (solid.rest === 'table' ? 6 : 0);
  return {
    ...camera,
    target: solid.focus.border,
    width: camera.width * 0.5,
    yaw: camera.yaw + 16,
    pitch,
  };
}

/** Vessels from above, figures and boxes from the side, jewellery at a slant. */
function otherSide({ solid, camera }: Model, object: ArtObject): Camera {
  if (solid.rest === 'ground') return { ...camera, yaw: camera.yaw + 34, pitch: camera.pitch + 10 };
  if (object === 'figurine') return { ...camera, yaw: camera.yaw - 46, pitch: 16 };
  if (object === 'box') return { ...camera, yaw: camera.yaw - 62, pitch: 20 };
  if (object === 'plate') return { ...camera, yaw: 52, pitch: 18 };
  return { ...camera, pitch: Math.min(64, camera.pitch + 38), width: camera.width * 1.04 };
}

/** Farther away, so that a ruler has room at the left or, for what lies on the ground, below. */
function besideRuler({ solid, camera }: Model): Camera {
  if (solid.rest === 'ground') {
    const [x, y, z] = camera.target;
    return { ...camera, target: [x, y - 0.2, z], width: camera.width * 1.66 };
  }
  const turn = (camera.yaw * Math.PI) / 180;
  const aside = -camera.width * 0.14;
  const [x, y, z] = camera.target;
  return {
    ...camera,
    target: [x + Math.cos(turn) * aside, y, z - Math.sin(turn) * aside],
    width: camera.width * 1.5,
  };
}

/** Stands a ruler at the left of the solid, its zero on the table or at the lowest point. */
async function addRuler(
  canvas: Raster,
  model: Model,
  { cm = 20, panel, texture, random }: ArtRecipe & RenderedCloth,
): Promise<void> {
  const { solid, span } = model;
  const camera = besideRuler(model);
  const isLying = solid.rest === 'ground';
  const upright = Math.cos((camera.pitch * Math.PI) / 180);
  const perUnit = ((cm / span) * camera.width) / upright;
  const length = rulerLength(cm);
  const zero = 0.625 + (camera.target[1] * upright) / camera.width;
  drawRuler(
    { canvas, panel, texture, random, gloss: { lustre: 0 } },
    {
      texture: await rulerTexture(length, canvas.width / 24),
      length,
      zero: isLying ? [0.5 - length / perUnit / 2, 1.06] : [0.13, zero],
      turn: isLying ? 0 : -90,
      cm: perUnit,
    },
  );
}

const TURNED_VESSELS: readonly ArtObject[] = ['vase', 'bowl', 'lamp', 'basket'];

/** Vessels are laid down to show their underside; everything else is shown from behind. */
function reverseOf(model: Model, object: ArtObject, { panel }: RenderedCloth): SolidShot {
  const { solid, camera } = model;
  const { inks } = panel.pen;
  const plain = plainMaterial(inks.ground, panel.finish.body ?? 'clay', panel.finish.lustre);
  if (TURNED_VESSELS.includes(object))
    return laidDown(
      withPlain(solid, plain, (y) => y < 0.012),
      camera,
    );
  if (solid.rest === 'table') return { solid: turnedAround(solid, 0), camera, horizon: 0.74 };
  const flatBack = object === 'necklace' ? () => true : (y: number) => y > 0.62;
  return { solid: turnedAround(withPlain(solid, plain, flatBack), solid.bound.at[2] * 2), camera };
}

type Plain = Solid['materials'][number];

/** The solid's pattern replaced with a plain material where `isPlain` says so for the height. */
function withPlain(solid: Solid, plain: Plain, isPlain: (y: number) => boolean): Solid {
  const last = solid.materials.length;
  return {
    ...solid,
    materials: [...solid.materials, plain],
    skin: (x, y, z, skin) => {
      solid.skin(x, y, z, skin);
      if (skin.material === 0 && isPlain(y)) skin.material = last;
    },
  };
}

/** Lies on the ground behind it, its foot towards the viewer. */
function laidDown(solid: Solid, camera: Camera): SolidShot {
  const [cos, sin] = [-0.6, -0.8];
  const [cx, cy, cz] = solid.bound.at;
  const lift = solid.bound.radius * 0.7;
  const local = (x: number, y: number, z: number): Place => {
    const w = z - lift;
    return [x + cx, y * cos + w * sin + cy, w * cos - y * sin + cz];
  };
  return {
    solid: { ...moved(solid, local, [0, 0, lift]), rest: 'ground' },
    camera: { ...camera, target: [0, 0, lift], pitch: 0, yaw: 0, width: camera.width * 1.06 },
  };
}

/** Turned around where it is, so that the light still comes from the front. */
function turnedAround(solid: Solid, depth: number): Solid {
  const [x0, y0, z0] = solid.bound.at;
  return moved(solid, (x, y, z) => [-x, y, depth - z], [-x0, y0, depth - z0]);
}

function moved(
  solid: Solid,
  local: (x: number, y: number, z: number) => Place,
  middle: Place,
): Solid {
  return {
    ...solid,
    distance: (x, y, z) => solid.distance(...local(x, y, z)),
    skin: (x, y, z, skin) => {
      const [a, b, c] = local(x, y, z);
      solid.skin(a, b, c, skin);
    },
    bound: { at: middle, radius: solid.bound.radius },
  };
}
