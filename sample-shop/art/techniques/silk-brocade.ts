import type { Area, ClothTechnique, Finish } from '../cloth/cloth-technique.ts';
import type { Pen } from '../cloth/pen.ts';
import { halfDropRepeat, squareRepeat, steps } from '../cloth/repeat.ts';
import { scatter } from '../cloth/scatter.ts';
import { drawPallu } from '../borders/pallu-drawings.ts';
import { mostContrasting } from '../paint/inks.ts';
import { fill, n, path, rect, stroke } from '../paint/svg.ts';

const SILK: Finish = {
  weave: { structure: 'plain', count: 7, figured: true, slub: 0.15 },
  lustre: 0.75,
  relief: 0.25,
  mottle: 0.04,
};

export const kanjivaram: ClothTechnique = { finish: SILK, field: kanjivaramField };

function kanjivaramField(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const paint = { body: inks.zari, inner: inks.ground, accent: inks.zari };
  if (pen.motif === 'check' || pen.motif === 'grid') {
    const step = 7 * scale;
    return (
      steps(area.width, step)
        .map((x) => rect(x, 0, [0.3, area.height], fill(inks.zari, 0.8)))
        .join('') +
      steps(area.height, step)
        .map((y) => rect(0, y, [area.width, 0.3], fill(inks.zari, 0.8)))
        .join('')
    );
  }
  if (pen.motif === 'stripe') {
    return steps(area.width, 5 * scale)
      .map((x, i) => rect(x, 0, [i % 3 === 0 ? 0.9 : 0.3, area.height], fill(inks.zari, 0.85)))
      .join('');
  }
  return scatter(pen, area, { motif: pen.motif ?? 'buta', paint, step: 14, stepDown: 11, size: 6 });
}

export const banarasiBrocade: ClothTechnique = {
  finish: { ...SILK, weave: { ...SILK.weave, structure: 'satin' }, lustre: 0.85, relief: 0.4 },
  field: jaal,
  pallu: (pen, area) => drawPallu({ ...pen, border: 'zari' }, area),
};

/** A net of metal stems with a figure in every mesh and a flower on every knot. */
function jaal(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const wide = 15 * scale;
  const high = 19 * scale;
  const figure = pen.motifStamp(pen.motif ?? 'paisley', {
    body: inks.zari,
    inner: inks.ground,
    accent: inks.motif,
  });
  const knot = pen.motifStamp('flower', {
    body: inks.zari,
    inner: inks.ground,
    accent: inks.motif,
  });
  const leaf = pen.stamp(path('M0 0C-.3-.2-.3-.8 0-1C.3-.8 .3-.2 0 0Z', fill(inks.zari)));
  return halfDropRepeat(area, wide, high / 2)
    .map(({ x, y, row }) => {
      const bough = (side: number) => {
        const knee = `C${n(x + side * wide * 0.06)} ${n(y - high * 0.28)} ${n(x + side * wide * 0.5)} ${n(y - high * 0.22)} ${n(x + side * wide * 0.5)} ${n(y)}`;
        const back = `S${n(x + side * wide * 0.06)} ${n(y + high * 0.22)} ${n(x)} ${n(y + high / 2)}`;
        return path(`M${n(x)} ${n(y - high / 2)}${knee}${back}`, stroke(inks.zari, 0.42 * scale));
      };
      const leaves = [-1, 1]
        .map(
          (side) =>
            leaf({
              x: x + side * wide * 0.3,
              y: y - high * 0.2,
              turn: side * 95,
              scale: wide * 0.12,
            }) +
            leaf({
              x: x + side * wide * 0.36,
              y: y + high * 0.15,
              turn: side * 30,
              scale: wide * 0.12,
            }),
        )
        .join('');
      return (
        bough(1) +
        bough(-1) +
        leaves +
        figure({ x, y, scale: wide * 0.5, flip: row % 2 === 1 }) +
        knot({ x, y: y - high / 2, scale: wide * 0.24 })
      );
    })
    .join('');
}

export const himroo: ClothTechnique = { finish: { ...SILK, lustre: 0.5 }, field: ogives };

function ogives(pen: Pen, area: Area): string {
  const { inks, scale } = pen;
  const wide = 14 * scale;
  const high = 17 * scale;
  const figure = pen.motifStamp(pen.motif ?? 'lotus', {
    body: inks.accent,
    inner: inks.motif,
    accent: inks.border,
  });
  const shell = pen.stamp(
    path(
      'M0-.5C.06-.24 .44-.3 .44 0C.44 .3 .06 .24 0 .5C-.06 .24-.44 .3-.44 0C-.44-.3-.06-.24 0-.5Z',
      `fill="${inks.motif}" stroke="${inks.accent}" stroke-width=".03"`,
    ),
  );
  return halfDropRepeat(area, wide, high / 2)
    .map(({ x, y }) => shell({ x, y, scale: high * 0.94 }) + figure({ x, y, scale: wide * 0.46 }))
    .join('');
}

export const chanderi: ClothTechnique = {
  finish: {
    weave: { structure: 'plain', count: 7.5, figured: true, slub: 0.15 },
    sheer: 0.22,
    lustre: 0.6,
    relief: 0.2,
  },
  field: (pen, area) => {
    const paint = { body: pen.inks.zari, inner: pen.inks.ground, accent: pen.inks.zari };
    return scatter(pen, area, {
      motif: pen.motif ?? 'ring',
      paint,
      step: 12,
      stepDown: 9,
      size: pen.motif === undefined || pen.motif === 'dot' ? 3 : 4.4,
    });
  },
};

export const maheshwari: ClothTechnique = {
  finish: {
    weave: { structure: 'plain', count: 7.5, figured: true, slub: 0.15 },
    sheer: 0.08,
    lustre: 0.5,
  },
  field: (pen, area) => {
    const { inks, scale } = pen;
    const warp = steps(area.width, 3.4 * scale).map((x, i) =>
      rect(x, 0, [i % 4 === 0 ? 0.55 : 0.22, area.height], fill(inks.motif)),
    );
    if (pen.motif !== 'check') return warp.join('');
    return (
      warp.join('') +
      steps(area.height, 3.4 * scale)
        .map((y, i) => rect(0, y, [area.width, i % 4 === 0 ? 0.55 : 0.22], fill(inks.motif, 0.6)))
        .join('')
    );
  },
};

export const baluchari: ClothTechnique = {
  finish: SILK,
  field: (pen, area) => {
    const light = mostContrasting(pen.inks.ground, [pen.inks.motif, pen.inks.accent]);
    return scatter(pen, area, {
      motif: 'buta',
      paint: { body: light, inner: pen.inks.ground, accent: light },
      step: 13,
      stepDown: 10,
      size: 4.8,
    });
  },
  pallu: storeys,
};

/** Storeys of framed scenes around one tall panel of paisleys. */
function storeys(pen: Pen, area: Area): string {
  const { inks } = pen;
  const light = mostContrasting(inks.border, [inks.motif, inks.accent]);
  const paint = { body: light, inner: inks.border, accent: inks.accent };
  const scenes = (['horse', 'dancers', 'elephant', 'boat'] as const).map((motif) =>
    pen.motifStamp(motif === 'dancers' ? (pen.motif ?? 'dancers') : motif, paint),
  );
  const mango = pen.motifStamp('paisley', paint);
  const room = area.height * 0.2;
  const framed = squareRepeat(area, room, room).map(({ x, y, row, column }) => {
    const middle = row === 2 || row === 1;
    const frame = rect(
      x - room * 0.46,
      y - room * 0.46,
      [room * 0.92, room * 0.92],
      stroke(light, 0.22),
    );
    if (middle && row === 2) return '';
    if (middle) return mango({ x, y: y + room * 0.5, scale: room * 1.5 });
    return (
      frame + (scenes[(column + row) % 4]?.({ x, y, scale: room * 0.72, flip: row > 2 }) ?? '')
    );
  });
  return rect(0, 0, [area.width, area.height], fill(inks.border)) + framed.join('');
}
