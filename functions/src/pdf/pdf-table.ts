import { INK, MARGIN, textEnd, textWidth, type Paper } from './pdf-document.ts';

export interface PaperColumn<Row> {
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

/**
 * Draws a table from the paper's present line on; its head comes again on each further page.
 * @param foot the sums, a text for each column; drawn in bold below the rows
 */
export function drawTable<Row>(
  paper: Paper,
  columns: readonly PaperColumn<Row>[],
  rows: readonly Row[],
  foot: readonly string[] = [],
): void {
  const head = () => {
    drawHead(paper, columns);
  };
  head();
  const footHeight = foot.length === 0 ? 0 : heightOf(paper, columns, foot);
  rows.forEach((row, index) => {
    const cells = columns.map(({ cell }) => cell(row, index));
    const height = heightOf(paper, columns, cells);
    // The sums never stand alone on a page.
    const below = index === rows.length - 1 ? footHeight : 0;
    if (paper.y + height + below > textEnd(paper)) {
      paper.addPage();
      head();
    }
    drawRow(paper, placed(paper, columns, cells), height);
    drawRule(paper);
  });
  if (foot.length > 0) drawFoot(paper, placed(paper, columns, foot), footHeight);
}

function drawFoot(paper: Paper, cells: readonly Cell[], height: number): void {
  paper.font('bold');
  drawRow(paper, cells, height);
  drawRule(paper);
  paper.font('regular');
}

/** A thin line across the paper. */
function drawRule(paper: Paper): void {
  paper
    .moveTo(MARGIN, paper.y)
    .lineTo(MARGIN + textWidth(paper), paper.y)
    .lineWidth(0.5)
    .strokeColor(INK.rule)
    .stroke();
}

function drawHead<Row>(paper: Paper, columns: readonly PaperColumn<Row>[]): void {
  const titles = columns.map(({ title }) => title);
  paper.font('bold').fontSize(SIZE);
  const height = heightOf(paper, columns, titles);
  paper.rect(MARGIN, paper.y, textWidth(paper), height).fill(INK.band);
  paper.fillColor(INK.text);
  drawRow(paper, placed(paper, columns, titles), height);
  paper.font('regular').fontSize(SIZE);
}

function heightOf<Row>(
  paper: Paper,
  columns: readonly PaperColumn<Row>[],
  texts: readonly string[],
): number {
  const heights = placed(paper, columns, texts).map(({ text, width }) =>
    paper.heightOfString(text, { width }),
  );
  return Math.max(...heights) + 2 * PADDING;
}

function placed<Row>(
  paper: Paper,
  columns: readonly PaperColumn<Row>[],
  texts: readonly string[],
): Cell[] {
  let x = MARGIN;
  return columns.map(({ share, align = 'left' }, index) => {
    const width = share * textWidth(paper);
    const cell = { text: texts[index] ?? '', x: x + PADDING, width: width - 2 * PADDING, align };
    x += width;
    return cell;
  });
}

function drawRow(paper: Paper, cells: readonly Cell[], height: number): void {
  const top = paper.y;
  for (const { text, x, width, align } of cells) {
    paper.text(text, x, top + PADDING, { width, align });
  }
  paper.x = MARGIN;
  paper.y = top + height;
}
