import { createRequire } from 'node:module';

import { drawableText, plainText } from './plain-text.ts';

const require = createRequire(import.meta.url);
/** Mukta has the rupee sign, Latin and Devanagari. */
const FONTS = {
  regular: require.resolve('@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf'),
};

export const MARGIN = 40;
export const INK = { text: '#1f1b16', quiet: '#6b6257', rule: '#cfc6b8', band: '#f3ede2' };

export type Pdf = PDFKit.PDFDocument;

export interface PdfInfo {
  title: string;
  author: string;
  /** the document's own date, so that it always renders the same bytes */
  date: Date;
  /** or width and height in points */
  size?: 'A4' | 'A6' | [number, number];
  /** 0 for pages without numbers */
  margin?: number;
}

export async function renderPdf(
  { title, author, date, size = 'A4', margin = MARGIN }: PdfInfo,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const named = { Title: plainText(title), Author: plainText(author) };
  // A fifth of the time that functions take to load, and most of them draw nothing.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size,
    margin,
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
  if (margin > 0) numberPages(pdf, title);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

/** Where the documents of a file begin, when it has several. */
const parts = new WeakMap<Pdf, { title: string; first: number }[]>();

/** Begins another document of the same file on a new page; its pages have their own numbers. */
export function startPart(pdf: Pdf, title: string): void {
  const known = parts.get(pdf) ?? [];
  if (known.length > 0) pdf.addPage();
  parts.set(pdf, [...known, { title, first: pdf.bufferedPageRange().count - 1 }]);
  pdf.font('regular').fontSize(9).fillColor(INK.text);
}

export function textWidth(pdf: Pdf): number {
  return pdf.page.width - 2 * MARGIN;
}

/** Lowest position for text, in points; page numbers are below. */
export function textEnd(pdf: Pdf): number {
  return pdf.page.height - MARGIN - 16;
}

/** Sanitises all text of a PDF in one place, when it is drawn or measured. */
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

/** The current font; pdfkit keeps it as `_font`. */
interface OpenFont {
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean };
}

function numberPages(pdf: Pdf, title: string): void {
  const { count: end } = pdf.bufferedPageRange();
  const numbered = parts.get(pdf) ?? [{ title, first: 0 }];
  for (const [place, part] of numbered.entries()) {
    const next = numbered[place + 1]?.first ?? end;
    numberPart(pdf, part, next - part.first);
  }
}

function numberPart(pdf: Pdf, { title, first }: { title: string; first: number }, count: number) {
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(first + page);
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
