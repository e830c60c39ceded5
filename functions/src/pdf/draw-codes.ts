import type { QrCode } from './bar-codes.ts';
import { INK, type Pdf } from './pdf-document.ts';

const BAR_COLOUR = '#000000';

interface BarArea {
  x: number;
  y: number;
  /** points of the narrowest bar */
  module: number;
  height: number;
}

/** @param widths of bars and gaps in turn, in modules */
export function drawBars(
  pdf: Pdf,
  widths: readonly number[],
  { x, y, module, height }: BarArea,
): void {
  let left = x;
  widths.forEach((width, place) => {
    if (place % 2 === 0) pdf.rect(left, y, width * module, height);
    left += width * module;
  });
  pdf.fill(BAR_COLOUR).fillColor(INK.text);
}

interface Square {
  x: number;
  y: number;
  /** points */
  side: number;
}

export function drawQr(pdf: Pdf, { size, areas }: QrCode, { x, y, side }: Square): void {
  const scale = side / size;
  for (const area of areas) {
    area.forEach(([left, top], place) => {
      if (place === 0) pdf.moveTo(x + left * scale, y + top * scale);
      else pdf.lineTo(x + left * scale, y + top * scale);
    });
    pdf.closePath();
  }
  pdf.fill(BAR_COLOUR, 'even-odd').fillColor(INK.text);
}
