import { INK, MARGIN, textEnd, textWidth, type Paper } from './pdf-document.ts';

export interface TextBlock {
  title: string;
  /** the first stands in bold; empty ones are left out */
  lines: readonly string[];
}

const GAP = 18;
/** Points by which lines of a block stand closer than the font would have them. */
const TIGHT = -2;

/** Blocks of text beside each other; goes on below the longest of them. */
export function drawBlocks(paper: Paper, blocks: readonly TextBlock[]): void {
  const width = (textWidth(paper) - GAP * (blocks.length - 1)) / blocks.length;
  const top = paper.y;
  const ends = blocks.map((block, index) => {
    paper.y = top;
    drawBlock(paper, block, { x: MARGIN + index * (width + GAP), width });
    return paper.y;
  });
  paper.x = MARGIN;
  paper.y = Math.max(...ends) + 10;
}

/** Names on the left, amounts on the right, in the right half of the paper; the last stands in bold. */
export function drawSums(paper: Paper, sums: readonly (readonly [string, string])[]): void {
  const width = textWidth(paper) * 0.45;
  const x = MARGIN + textWidth(paper) - width;
  keepTogether(paper, sums.length * 15);
  sums.forEach(([name, amount], index) => {
    const isLast = index === sums.length - 1;
    const y = paper.y;
    paper.font(isLast ? 'bold' : 'regular').fontSize(isLast ? 11 : 9);
    paper.text(name, x, y, { width: width * 0.6 });
    paper.text(amount, x, y, { width, align: 'right' });
  });
  paper.x = MARGIN;
  paper.font('regular').fontSize(9);
}

/** Starts a new page when this many points do not fit on the present one. */
export function keepTogether(paper: Paper, points: number): void {
  if (paper.y + points > textEnd(paper)) paper.addPage();
}

function drawBlock(
  paper: Paper,
  { title, lines }: TextBlock,
  { x, width }: { x: number; width: number },
): void {
  paper.font('regular').fontSize(8).fillColor(INK.quiet).text(title, x, paper.y, { width });
  paper.fillColor(INK.text);
  lines
    .filter((line) => line !== '')
    .forEach((line, index) => {
      paper.font(index === 0 ? 'bold' : 'regular').fontSize(9);
      paper.text(line, x, paper.y, { width, lineGap: TIGHT });
    });
  paper.font('regular').fontSize(9);
}
