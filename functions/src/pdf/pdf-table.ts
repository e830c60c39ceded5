import { INK, MARGIN, textEnd, textWidth, type Pdf } from './pdf-document.ts';

export interface PdfColumn<Row> {
  title: string;
  /** share of the width; the shares of all columns add up to 1 */
  share: number;
  align?: 'left' | 'right';
  cell: (row: Row, index: number) => string;
}

const PADDING = 3;
const SIZE = 8;

interface Cell {
  text: string;
  x: number;
  width: number;
  align: 'left' | 'right';
}

/** The header repeats on each page. @param foot totals in bold below the rows, one text per column */
export function drawTable<Row>(
  pdf: Pdf,
  columns: readonly PdfColumn<Row>[],
  rows: readonly Row[],
  foot: readonly string[] = [],
): void {
  const head = () => {
    drawHead(pdf, columns);
  };
  head();
  const footHeight = foot.length === 0 ? 0 : heightOf(pdf, columns, foot);
  rows.forEach((row, index) => {
    const cells = columns.map(({ cell }) => cell(row, index));
    const height = heightOf(pdf, columns, cells);
    // Keep the totals on the same page as the last row.
    const below = index === rows.length - 1 ? footHeight : 0;
    if (pdf.y + height + below > textEnd(pdf)) {
      pdf.addPage();
      head();
    }
    drawRow(pdf, placed(pdf, columns, cells), height);
    drawRule(pdf);
  });
  if (foot.length > 0) drawFoot(pdf, placed(pdf, columns, foot), footHeight);
}

function drawFoot(pdf: Pdf, cells: readonly Cell[], height: number): void {
  pdf.font('bold');
  drawRow(pdf, cells, height);
  drawRule(pdf);
  pdf.font('regular');
}

function drawRule(pdf: Pdf): void {
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + textWidth(pdf), pdf.y)
    .lineWidth(0.5)
    .strokeColor(INK.rule)
    .stroke();
}

function drawHead<Row>(pdf: Pdf, columns: readonly PdfColumn<Row>[]): void {
  const titles = columns.map(({ title }) => title);
  pdf.font('bold').fontSize(SIZE);
  const height = heightOf(pdf, columns, titles);
  pdf.rect(MARGIN, pdf.y, textWidth(pdf), height).fill(INK.band);
  pdf.fillColor(INK.text);
  drawRow(pdf, placed(pdf, columns, titles), height);
  pdf.font('regular').fontSize(SIZE);
}

function heightOf<Row>(
  pdf: Pdf,
  columns: readonly PdfColumn<Row>[],
  texts: readonly string[],
): number {
  const heights = placed(pdf, columns, texts).map(({ text, width }) =>
    pdf.heightOfString(text, { width }),
  );
  return Math.max(...heights) + 2 * PADDING;
}

function placed<Row>(
  pdf: Pdf,
  columns: readonly PdfColumn<Row>[],
  texts: readonly string[],
): Cell[] {
  let x = MARGIN;
  return columns.map(({ share, align = 'left' }, index) => {
    const width = share * textWidth(pdf);
    const cell = { text: texts[index] ?? '', x: x + PADDING, width: width - 2 * PADDING, align };
    x += width;
    return cell;
  });
}

function drawRow(pdf: Pdf, cells: readonly Cell[], height: number): void {
  const top = pdf.y;
  for (const { text, x, width, align } of cells) {
    pdf.text(text, x, top + PADDING, { width, align });
  }
  pdf.x = MARGIN;
  pdf.y = top + height;
}
