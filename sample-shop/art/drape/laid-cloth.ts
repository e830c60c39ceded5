import type { ClothTexture } from '../cloth/cloth-texture.ts';
import { noise2 } from '../paint/noise.ts';
import type { Point } from '../paint/svg.ts';
import type { Gloss } from './light.ts';
import type { Outline } from './outlines.ts';
import type { Scene } from './scene.ts';
import type { Sheet } from './sheet.ts';

/** Where the cloth lies in the picture: which of its points is where, its rotation and its scale. */
export interface Pin {
  /** Position in the picture, scene units. */
  at: Point;
  /** The point of the cloth that lies there, cm. */
  cloth: Point;
  /** Degrees clockwise. */
  turn?: number;
  /** Centimetres of cloth per scene unit. */
  cm: number;
}

export interface Piece {
  outline: Outline;
  pin: Pin;
  relief?: (x: number, y: number) => number;
  /** Depth of soft wrinkles in scene units, and their direction in degrees from upright. */
  wrinkle?: number;
  grain?: number;
  lift?: number;
  shadow?: number;
  edge?: number;
  light?: number;
  texture?: ClothTexture;
  gloss?: Gloss;
}

const USUAL = { light: 1, lift: 0.014, shadow: 0.45, edge: 0.006 };

export function clothSheet(scene: Scene, piece: Piece): Sheet {
  const { pin, outline, relief, light, lift, shadow, edge } = { ...USUAL, ...piece };
  const lay = layingOf(pin);
  const creases = wrinkles(piece.wrinkle ?? 0, piece.grain ?? 0, scene.random.whole(1, 99_999));
  return {
    texture: piece.texture ?? scene.texture,
    gloss: piece.gloss ?? scene.gloss,
    lift,
    shadow,
    edge,
    trace: (x, y, spot) => {
      spot.distance = outline(x, y);
      if (spot.distance > 0.004) return;
      const crease = creases(x, y);
      spot.height = (relief?.(x, y) ?? 0) + crease;
      lay(x + crease * 0.4, y + crease * 0.5, spot);
      spot.light = light;
    },
  };
}

function layingOf({
  at,
  cloth,
  turn = 0,
  cm,
}: Pin): (x: number, y: number, spot: { u: number; v: number }) => void {
  const cos = Math.cos((turn * Math.PI) / 180) * cm;
  const sin = Math.sin((turn * Math.PI) / 180) * cm;
  return (x, y, spot) => {
    const dx = x - at[0];
    const dy = y - at[1];
    spot.u = cloth[0] + dx * cos + dy * sin;
    spot.v = cloth[1] - dx * sin + dy * cos;
  };
}

export function wrinkles(
  depth: number,
  grain: number,
  seed: number,
): (x: number, y: number) => number {
  if (depth === 0) return () => 0;
  const cos = Math.cos((grain * Math.PI) / 180);
  const sin = Math.sin((grain * Math.PI) / 180);
  return (x, y) => {
    const across = x * cos + y * sin;
    const along = y * cos - x * sin;
    const broad = noise2(across * 6.5, along * 1.5, seed);
    const fine = noise2(across * 15, along * 3.2, seed + 7);
    return depth * (broad * 0.75 + fine * 0.25);
  };
}
