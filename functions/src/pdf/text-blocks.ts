import { INK, MARGIN, textEnd, textWidth, type Pdf } from './pdf-document.ts';

export interface TextBlock {
  title: string;
  lines: readonly string[];
}

const GAP = 18;
const TIGHT = -2;

export function drawBlocks(pdf: Pdf, blocks: readonly TextBlock[]): void {
  const width = (textWidth(pdf) - GAP * (blocks.length - 1)) / blocks.length;
  const top = pdf.y;
  const ends = blocks.map((block, index) => {
    pdf.y = top;
    drawBlock(pdf, block, { x: MARGIN + index * (width + GAP), width });
    return pdf.y;
  });
  pdf.x = MARGIN;
  pdf.y = Math.max(...ends) + 10;
}

export function drawTotals(pdf: Pdf, sums: readonly (readonly [string, string])[]): void {
  const width = textWidth(pdf) * 0.45;
  const x = MARGIN + textWidth(pdf) - width;
  keepTogether(pdf, sums.length * 15);
  sums.forEach(([name, amount], index) => {
    const isLast = index === sums.length - 1;
    const y = pdf.y;
    pdf.font(isLast ? 'bold' : 'regular').fontSize(isLast ? 11 : 9);
    pdf.text(name, x, y, { width: width * 0.6 });
    pdf.text(amount, x, y, { width, align: 'right' });
  });
  pdf.x = MARGIN;
  pdf.font('regular').fontSize(9);
}

/** Starts a new page when fewer than `points` are left on this one. */
export function keepTogether(pdf: Pdf, points: number): void {
  if (pdf.y + points > textEnd(pdf)) pdf.addPage();
}

function drawBlock(
  pdf: Pdf,
  { title, lines }: TextBlock,
  { x, width }: { x: number; width: number },
): void {
  pdf.font('regular').fontSize(8).fillColor(INK.quiet).text(title, x, pdf.y, { width });
  pdf.fillColor(INK.text);
  lines
    .filter((line) => line !== '')
    .forEach((line, index) => {
      pdf.font(index === 0 ? 'bold' : 'regular').fontSize(9);
      pdf.text(line, x, pdf.y, { width, lineGap: TIGHT });
    });
  pdf.font('regular').fontSize(9);
}
