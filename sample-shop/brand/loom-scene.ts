import { withLevels } from '../art/cloth/cloth-texture.ts';
import type { ClothTexture } from '../art/cloth/cloth-texture.ts';
import { createCanvas } from '../art/drape/canvas.ts';
import type { PictureSize } from '../art/drape/canvas.ts';
import { polygonOutline, smoothCurve, roundedBox } from '../art/drape/outlines.ts';
import { clothSheet } from '../art/drape/laid-cloth.ts';
import { plainTexture } from '../art/drape/plain-texture.ts';
import type { Scene } from '../art/drape/scene.ts';
import { drawSheet } from '../art/drape/sheet.ts';
import { drawRod } from '../art/drape/wood.ts';
import { rasterise } from '../art/paint/raster.ts';
import type { Raster } from '../art/paint/raster.ts';
import { createRandom } from '../art/paint/seeded-random.ts';
import { n } from '../art/paint/svg.ts';
import { renderCloth } from '../art/views/render-cloth.ts';
import { STORY_SIZE } from './story-size.ts';

const CLOTH = { left: 0.2, right: 0.8, warp: 0.09, fell: 0.385, beam: 0.6 } as const;

/** A loom at rest: the warp stretched, a span of cloth on the beam, the shuttle laid down between. 3 : 2. */
export async function drawLoomScene(size: PictureSize = STORY_SIZE): Promise<Raster> {
  const canvas = createCanvas({ tint: 0.3, size });
  const palette = ['#f3ecdc', '#8e2a2b', '#24406b', '#d2962f'];
  const rendered = await renderCloth(
    { technique: 'ikat', palette, object: 'saree', border: 'none', scale: 0.8 },
    'story-loom',
    size.width,
  );
  const scene: Scene = {
    ...rendered,
    canvas,
    gloss: { lustre: 0.2 },
    random: createRandom('story-loom/scene'),
  };
  for (const x of [0.125, 0.875])
    drawRod(canvas, { from: [x, -0.05], to: [x, 0.72], radius: 0.026 });
  drawRod(canvas, { from: [0.07, 0.075], to: [0.93, 0.075], radius: 0.022 });
  drawSheet(canvas, await warp(scene));
  drawSheet(canvas, wovenSpan(scene));
  drawReed(scene);
  drawShuttle(scene);
  drawRod(canvas, { from: [0.07, CLOTH.beam], to: [0.93, CLOTH.beam], radius: 0.032 });
  return canvas;
}

function box(top: number, bottom: number) {
  const half: [number, number] = [(CLOTH.right - CLOTH.left) / 2, (bottom - top) / 2];
  return roundedBox([0.5, (top + bottom) / 2], half, 0.001);
}

/** The stretched warp: dyed threads with light between them. */
async function warp(scene: Scene) {
  const { inks } = scene.panel.pen;
  const count = 120;
  const threads = Array.from({ length: count }, (_, i) => {
    const colour =
      [inks.ground, inks.motif, inks.ground, inks.border][Math.floor(i / 5) % 4] ?? inks.ground;
    return `<rect x="${n((i * 60) / count)}" width=".34" height="40" fill="${colour}"/>`;
  });
  const region = { x: 0, y: 0, width: 60, height: 40 };
  const drawing = await rasterise(threads.join(''), region, [900, 600]);
  const texture: ClothTexture = withLevels(drawing, region, 15);
  return clothSheet(scene, {
    outline: box(CLOTH.warp, CLOTH.fell + 0.01),
    pin: { at: [CLOTH.left, CLOTH.warp], cloth: [0, 0], cm: 100 },
    texture,
    lift: 0.02,
    shadow: 0.3,
  });
}

function wovenSpan(scene: Scene) {
  const { plan } = scene.panel;
  return clothSheet(scene, {
    outline: box(CLOTH.fell, CLOTH.beam + 0.01),
    pin: { at: [CLOTH.left, CLOTH.fell], cloth: [(plan.width - 62) / 2, 20], cm: 104 },
    relief: (x, y) => 0.006 * Math.cos((x - 0.5) * 9) * (y - CLOTH.fell) * 4,
    wrinkle: 0.004,
    lift: 0.02,
  });
}

/** The comb that beats the weft home. */
function drawReed({ canvas }: Scene): void {
  for (let i = 0; i < 60; i += 1) {
    const x = CLOTH.left + ((i + 0.5) * (CLOTH.right - CLOTH.left)) / 60;
    drawRod(canvas, {
      from: [x, 0.315],
      to: [x, 0.365],
      radius: 0.0012,
      colour: '#d8c39a',
      lift: 0.001,
    });
  }
  for (const y of [0.308, 0.372])
    drawRod(canvas, { from: [0.15, y], to: [0.85, y], radius: 0.0105, colour: '#a06a3d' });
}

/** A boat of wood with the weft wound inside. */
function drawShuttle(scene: Scene): void {
  const outline = polygonOutline(
    smoothCurve(
      [
        [0.37, 0.235],
        [0.43, 0.208],
        [0.5, 0.2],
        [0.57, 0.203],
        [0.635, 0.222],
        [0.57, 0.25],
        [0.5, 0.258],
        [0.43, 0.254],
      ],
      6,
    ),
  );
  const pin = { at: [0, 0] as const, cloth: [0, 0] as const, cm: 1 };
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline,
      pin,
      texture: plainTexture('#8a5a35'),
      gloss: { lustre: 0.6 },
      edge: 0.03,
      lift: 0.014,
    }),
  );
  const hollow = roundedBox([0.502, 0.229], [0.062, 0.0125], 0.012);
  drawSheet(
    scene.canvas,
    clothSheet(scene, {
      outline: hollow,
      pin,
      texture: plainTexture('#4a2f1c'),
      lift: 0.001,
      edge: 0.002,
    }),
  );
  drawRod(scene.canvas, {
    from: [0.455, 0.229],
    to: [0.55, 0.229],
    radius: 0.0085,
    colour: '#8e2a2b',
    lustre: 0.2,
  });
}
