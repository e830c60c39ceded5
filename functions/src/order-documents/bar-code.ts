import { INK, MARGIN, textWidth, type Paper } from '../pdf/pdf-document.ts';
import { code128 } from './code-128.ts';

/** Points of the narrowest bar at most; more makes short codes needlessly wide. */
const WIDEST_MODULE = 1.4;
const BAR_COLOUR = '#000000';

/** Draws a text as bars, at most as wide as the paper's text, with the text itself below them. */
export function drawBarCode(paper: Paper, text: string, height: number): void {
  const widths = code128(text);
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const module = Math.min(WIDEST_MODULE, textWidth(paper) / modules);
  const top = paper.y;
  let x = MARGIN;
  widths.forEach((width, place) => {
    if (place % 2 === 0) paper.rect(x, top, width * module, height);
    x += width * module;
  });
  paper.fill(BAR_COLOUR).fillColor(INK.text);
  paper
    .font('bold')
    .fontSize(10)
    .text(text, MARGIN, top + height + 3);
  paper.font('regular').fontSize(9);
  paper.x = MARGIN;
}
