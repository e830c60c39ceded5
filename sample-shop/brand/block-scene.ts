import { createCanvas } from '../art/drape/canvas.ts';
import type { PictureSize } from '../art/drape/canvas.ts';
import { roundedBox } from '../art/drape/outlines.ts';
import { clothSheet } from '../art/drape/laid-cloth.ts';
import type { Scene } from '../art/drape/scene.ts';
import { drawSheet } from '../art/drape/sheet.ts';
import type { Raster } from '../art/paint/raster.ts';
import { createRandom } from '../art/paint/seeded-random.ts';
import { block, taperedRod, transformed } from '../art/solid/distance.ts';
import type { Distance, Place } from '../art/solid/distance.ts';
import { drawSolid } from '../art/solid/draw-solid.ts';
import { combineParts, plainMaterial } from '../art/solid/parts.ts';
import type { Skin } from '../art/solid/solid.ts';
import { techniqueMaterial } from '../art/solid/solid-scene.ts';
import { renderCloth } from '../art/views/render-cloth.ts';
import type { RenderedCloth } from '../art/views/render-cloth.ts';
import { STORY_SIZE } from './story-size.ts';

/** Cloth on a printing table, half printed, with two carved blocks on it. Aspect ratio 3:2. */
export async function drawBlockScene(size: PictureSize = STORY_SIZE): Promise<Raster> {
  const canvas = createCanvas({ tint: 0.1, size });
  const palette = ['#efe6d2', '#9b2f2a', '#2d4a45', '#c98a2d'];
  const printed = await renderCloth(
    { technique: 'block-print', palette, object: 'bedsheet', motif: 'buta', border: 'figured' },
    'story-blocks',
    size.width,
  );
  const carved = await renderCloth(
    {
      technique: 'wood',
      palette: ['#7a4c2a', '#5d351a', '#4a2a14'],
      object: 'box',
      motif: 'buta',
      scale: 0.72,
    },
    'story-block',
    size.width,
  );
  const scene: Scene = {
    ...printed,
    canvas,
    gloss: { lustre: 0 },
    random: createRandom('story-blocks/cloth'),
  };
  const { plan } = printed.panel;
  drawSheet(
    canvas,
    clothSheet(scene, {
      outline: roundedBox([0.44, 0.2], [0.6, 0.4], 0.004),
      pin: { at: [0.98, 0.56], cloth: [plan.width, plan.length], turn: -7, cm: 92 },
      wrinkle: 0.012,
      grain: 60,
      lift: 0.012,
    }),
  );
  drawBlock(canvas, carved, { at: [0.24, -0.05, 0.09], turn: 0.35, face: true });
  drawBlock(canvas, carved, { at: [-0.62, 0.17, 0.09], turn: -0.5, face: false });
  return canvas;
}

interface BlockPlacement {
  at: Place;
  turn: number;
  face: boolean;
}

function drawBlock(
  canvas: Raster,
  carved: RenderedCloth,
  { at, turn, face }: BlockPlacement,
): void {
  const layFlat = (body: Distance): Distance => {
    const upright = transformed((x, y, z) => body(x, -z, y), [0, 0, 0], turn);
    return (x, y, z) => upright(x - at[0], z - at[2], at[1] - y);
  };
  const { plan } = carved.panel;
  const lay = (x: number, y: number, _z: number, skin: Skin) => {
    const [dx, dy] = [x - at[0], y - at[1]];
    skin.u = plan.width / 2 + (dx * Math.cos(turn) + dy * Math.sin(turn)) * 44;
    skin.v = plan.length / 2 - (dy * Math.cos(turn) - dx * Math.sin(turn)) * 44;
  };
  const body = layFlat(block([0, 0, 0], [0.25, 0.25, 0.09], 0.03));
  const handle = layFlat(taperedRod([-0.13, 0, 0.14], [0.13, 0, 0.14], [0.05, 0.05]));
  const { distance, skin } = combineParts([
    { distance: body, material: face ? 0 : 1, lay },
    ...(face ? [] : [{ distance: handle, material: 1 }]),
  ]);
  drawSolid(
    canvas,
    {
      distance,
      skin,
      materials: [
        { ...techniqueMaterial(carved), relief: 1.2 },
        plainMaterial('#80522f', 'wood', 0.3),
      ],
      bound: { at, radius: 0.45 },
      rest: 'ground',
      focus: { weave: at, border: at },
    },
    { target: [0, 0, 0], width: 2.2, pitch: 0, yaw: 0 },
  );
}
