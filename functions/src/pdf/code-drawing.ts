import type { DrawingContext } from 'bwip-js/generic';

type Point = [x: number, y: number];

/** bwip-js centres bars on whole units, so that a module of one unit would shift odd bars. */
const UNITS_PER_MODULE = 2;

/** Collects what bwip-js draws. The shapes that a code does not consist of are never drawn. */
export function codeDrawing<Result>(
  draws: Partial<DrawingContext<Result>>,
  end: () => Result,
): DrawingContext<Result> {
  const nothing = (): void => undefined;
  return {
    scale: () => [UNITS_PER_MODULE, UNITS_PER_MODULE],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    line: nothing,
    init: nothing,
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    ...draws,
    end,
  };
}

export function modules(units: number): number {
  return units / UNITS_PER_MODULE;
}

export interface QrCode {
  /** of one side, in modules */
  size: number;
  /** outlines in modules, filled by the even-odd rule */
  outlines: Point[][];
}

/** Loaded on demand: the library has 2 MB, which every cold start would read. */
export async function qrCode(text: string): Promise<QrCode> {
  const { qrcode } = await import('bwip-js/generic');
  const outlines: Point[][] = [];
  let size = 0;
  const collect = codeDrawing<QrCode>(
    {
      init: (width) => {
        size = modules(width);
      },
      polygon: (points) => {
        outlines.push(points.map(([x, y]): Point => [modules(x), modules(y)]));
      },
    },
    () => ({ size, outlines }),
  );
  // The library's types lack `eclevel`.
  const options = { bcid: 'qrcode', text, eclevel: 'L' };
  return qrcode(options, collect);
}
