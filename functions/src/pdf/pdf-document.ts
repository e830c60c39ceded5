import { createRequire } from 'node:module';

import PDFDocument from 'pdfkit';

import { drawableText, plainText } from './plain-text.ts';

const require = createRequire(import.meta.url);
/** Mukta has the rupee sign, Latin and Devanagari. */
const FONTS = {
  regular: require.resolve('@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf'),
};

/** Points from the edge of a sheet to its text. */
export const MARGIN = 40;
export const INK = { text: '#1f1b16', quiet: '#6b6257', rule: '#cfc6b8', band: '#f3ede2' };

export type Paper = PDFKit.PDFDocument;

export interface PaperFacts {
  title: string;
  author: string;
  /** the paper's own date: the same paper is the same file, whenever it is drawn */
  date: Date;
  /** A4 when left out */
  size?: 'A4' | 'A6';
}

/** Draws a paper and gives the PDF's bytes; `draw` gets it open, with text in our font. */
export async function drawPaper(
  { title, author, date, size = 'A4' }: PaperFacts,
  draw: (paper: Paper) => void,
): Promise<Buffer> {
  const named = { Title: plainText(title), Author: plainText(author) };
  const paper = new PDFDocument({
    size,
    margin: MARGIN,
    bufferPages: true,
    font: FONTS.regular,
    info: { ...named, CreationDate: date, ModDate: date },
  });
  writePlainly(paper);
  paper.registerFont('regular', FONTS.regular).registerFont('bold', FONTS.bold);
  const parts: Buffer[] = [];
  paper.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => paper.on('end', resolve));
  paper.font('regular').fontSize(9).fillColor(INK.text);
  draw(paper);
  numberPages(paper, title);
  paper.end();
  await ended;
  return Buffer.concat(parts);
}

/** How wide the text of the paper is, in points. */
export function textWidth(paper: Paper): number {
  return paper.page.width - 2 * MARGIN;
}

/** Where the last line of text may stand; below it are the page numbers. */
export function textEnd(paper: Paper): number {
  return paper.page.height - MARGIN - 16;
}

/** All text of a document is written and measured here: no part of a document has to check it. */
function writePlainly(paper: Paper): void {
  for (const method of ['text', 'heightOfString'] as const) {
    const original: unknown = Reflect.get(paper, method).bind(paper);
    Object.assign(paper, {
      [method]: (typed: string, ...rest: unknown[]): unknown =>
        Reflect.apply(original as () => unknown, paper, [drawn(paper, typed), ...rest]),
    });
  }
}

function drawn(paper: Paper, typed: string): string {
  const { font } = (paper as Paper & { _font: OpenFont })._font;
  return drawableText(plainText(typed), (codePoint) => font.hasGlyphForCodePoint(codePoint));
}

/** The font that is chosen now; pdfkit keeps it as `_font`. */
interface OpenFont {
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean };
}

/** Below each page: which paper it is of, for when they are parted, and which of its pages. */
function numberPages(paper: Paper, title: string): void {
  const { count } = paper.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    paper.switchToPage(page);
    // Text below the margin would open another page.
    paper.page.margins.bottom = 0;
    const bottom = paper.page.height - MARGIN;
    const width = textWidth(paper);
    paper.font('regular').fontSize(8).fillColor(INK.quiet);
    if (count > 1) paper.text(title, MARGIN, bottom, { width, lineBreak: false });
    const number = `Page ${page + 1} of ${count}`;
    paper.text(number, MARGIN, bottom, { width, align: 'right', lineBreak: false });
  }
}
