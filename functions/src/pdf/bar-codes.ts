import type { DrawingContext } from 'bwip-js/generic';

const PRINTABLE = /^[\x20-\x7e]{1,60}$/;
/** The library centres bars on whole units, so that a module of one unit would shift odd bars. */
const UNITS_PER_MODULE = 2;

type Point = [x: number, y: number];

/** Dark areas of a QR code, to be filled by the even-odd rule; the origin is at the top left. */
export interface QrCode {
  /** units of one side */
  size: number;
  areas: Point[][];
}

export interface BarCodes {
  /** throws RangeError for anything but 1 to 60 printable ASCII characters */
  code128: (text: string) => number[];
  /** 13 digits; throws when the last is not the check digit */
  ean13: (digits: string) => number[];
  /** readable with 15 % of it damaged: level M, the library's default */
  qr: (text: string) => QrCode;
}

/**
 * Loads the encoders. Linear codes are the widths of bars and gaps in turn, starting with a bar, in modules. Loaded
 * on demand: the library has 2 MB, which every cold start would read.
 */
export async function loadBarCodes(): Promise<BarCodes> {
  const { code128, ean13, qrcode } = await import('bwip-js/generic');
  return {
    code128: (text) => {
      if (!PRINTABLE.test(text))
        throw new RangeError('A bar code has 1 to 60 printable ASCII characters.');
      return widthsOf(code128({ bcid: 'code128', text }, shapeCollector()).bars);
    },
    ean13: (text) => widthsOf(ean13({ bcid: 'ean13', text }, shapeCollector()).bars),
    qr: (text) => {
      const { size, areas } = qrcode({ bcid: 'qrcode', text }, shapeCollector());
      return { size, areas };
    },
  };
}

interface Bar {
  start: number;
  width: number;
}

function widthsOf(bars: readonly Bar[]): number[] {
  return bars.flatMap(({ start, width }, place) => {
    const previous = bars[place - 1];
    return previous ? [start - previous.start - previous.width, width] : [width];
  });
}

/** Linear codes consist of lines and QR codes of polygons; the other shapes are never drawn. */
function shapeCollector(): DrawingContext<{ bars: Bar[] } & QrCode> {
  const drawn = { bars: [] as Bar[], size: 0, areas: [] as Point[][] };
  const nothing = (): void => undefined;
  return {
    scale: () => [UNITS_PER_MODULE, UNITS_PER_MODULE],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width) => {
      drawn.size = width;
    },
    line: (...[centre, , , , width]) => {
      drawn.bars.push({
        start: (centre - width / 2) / UNITS_PER_MODULE,
        width: width / UNITS_PER_MODULE,
      });
    },
    polygon: (points) => {
      drawn.areas.push(points);
    },
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => drawn,
  };
}
