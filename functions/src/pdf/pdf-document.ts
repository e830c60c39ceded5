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

export type Pdf = PDFKit.PDFDocument;

export interface PdfInfo {
  title: string;
  author: string;
  /** the paper's own date: the same paper is the same file, whenever it is drawn */
  date: Date;
  /** A4 when left out */
  size?: 'A4' | 'A6';
}

/** Draws a paper and gives the PDF's bytes; `draw` gets it open, with text in our font. */
export async function renderPdf(
  { title, author, date, size = 'A4' }: PdfInfo,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const named = { Title: plainText(title), Author: plainText(author) };
  const pdf = new PDFDocument({
    size,
    margin: MARGIN,
    bufferPages: true,
    font: FONTS.regular,
    info: { ...named, CreationDate: date, ModDate: date },
  });
  writePlainly(pdf);
  pdf.registerFont('regular', FONTS.regular).registerFont('bold', FONTS.bold);
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.font('regular').fontSize(9).fillColor(INK.text);
  draw(pdf);
  numberPages(pdf, title);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

/** How wide the text of the paper is, in points. */
export function textWidth(pdf: Pdf): number {
  return pdf.page.width - 2 * MARGIN;
}

/** Where the last line of text may stand; below it are the page numbers. */
export function textEnd(pdf: Pdf): number {
  return pdf.page.height - MARGIN - 16;
}

/** All text of a document is written and measured here: no part of a document has to check it. */
function writePlainly(pdf: Pdf): void {
  for (const method of ['text', 'heightOfString'] as const) {
    const original: unknown = Reflect.get(pdf, method).bind(pdf);
    Object.assign(pdf, {
      [method]: (typed: string, ...rest: unknown[]): unknown =>
        Reflect.apply(original as () => unknown, pdf, [drawn(pdf, typed), ...rest]),
    });
  }
}

function drawn(pdf: Pdf, typed: string): string {
  const { font } = (pdf as Pdf & { _font: OpenFont })._font;
  return drawableText(plainText(typed), (codePoint) => font.hasGlyphForCodePoint(codePoint));
}

/** The font that is chosen now; pdfkit keeps it as `_font`. */
interface OpenFont {
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean };
}

/** Below each page: which paper it is of, for when they are parted, and which of its pages. */
function numberPages(pdf: Pdf, title: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Text below the margin would open another page.
    pdf.page.margins.bottom = 0;
    const bottom = pdf.page.height - MARGIN;
    const width = textWidth(pdf);
    pdf.font('regular').fontSize(8).fillColor(INK.quiet);
    if (count > 1) pdf.text(title, MARGIN, bottom, { width, lineBreak: false });
    const number = `Page ${page + 1} of ${count}`;
    pdf.text(number, MARGIN, bottom, { width, align: 'right', lineBreak: false });
  }
}
