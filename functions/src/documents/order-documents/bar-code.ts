import { INK, MARGIN, textWidth, type Pdf } from '../../pdf/pdf-document.ts';
import { code128 } from './code-128.ts';

/** Points of the narrowest bar; more makes short codes needlessly wide. */
const WIDEST_MODULE = 1.4;
const BAR_COLOUR = '#000000';

export function drawBarcode(pdf: Pdf, text: string, height: number): void {
  const widths = code128(text);
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const module = Math.min(WIDEST_MODULE, textWidth(pdf) / modules);
  const top = pdf.y;
  let x = MARGIN;
  widths.forEach((width, place) => {
    if (place % 2 === 0) pdf.rect(x, top, width * module, height);
    x += width * module;
  });
  pdf.fill(BAR_COLOUR).fillColor(INK.text);
  pdf
    .font('bold')
    .fontSize(10)
    .text(text, MARGIN, top + height + 3);
  pdf.font('regular').fontSize(9);
  pdf.x = MARGIN;
}
