import type { DrawingContext } from 'bwip-js/generic';

const PRINTABLE = /^[\x20-\x7e]{1,60}$/;
/** The library centres bars on whole units, so that a module of one unit would shift odd bars. */
const UNITS_PER_MODULE = 2;

interface Bar {
  start: number;
  width: number;
}

/**
 * Loads the Code 128 encoder. It returns the widths of bars and gaps in turn, starting with a bar, in modules, and
 * throws RangeError for anything but 1 to 60 printable ASCII characters. Loaded on demand: the library has 2 MB,
 * which every cold start would read.
 */
export async function loadCode128(): Promise<(text: string) => number[]> {
  const { code128 } = await import('bwip-js/generic');
  return (text) => {
    if (!PRINTABLE.test(text))
      throw new RangeError('A bar code has 1 to 60 printable ASCII characters.');
    const bars = code128({ bcid: 'code128', text }, barCollector());
    return bars.flatMap(({ start, width }, place) => {
      const previous = bars[place - 1];
      return previous ? [start - previous.start - previous.width, width] : [width];
    });
  };
}

/** A linear code consists of lines only, so the other shapes are never drawn. */
function barCollector(): DrawingContext<Bar[]> {
  const bars: Bar[] = [];
  const nothing = (): void => undefined;
  return {
    scale: () => [UNITS_PER_MODULE, UNITS_PER_MODULE],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    line: (...[centre, , , , width]) => {
      bars.push({
        start: (centre - width / 2) / UNITS_PER_MODULE,
        width: width / UNITS_PER_MODULE,
      });
    },
    init: nothing,
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => bars,
  };
}
