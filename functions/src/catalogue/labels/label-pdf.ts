import type { Declarations } from '@kargha/domain/catalogue/declarations';
import type { LabelSize } from '@kargha/domain/catalogue/label-endpoints';
import type { Product } from '@kargha/domain/catalogue/product';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { SHOP_NAME } from '@kargha/domain/settings/shop-name';

import { loadBarCodes, type BarCodes } from '../../pdf/bar-codes.ts';
import { drawBars, drawQr } from '../../pdf/draw-codes.ts';
import { renderPdf, INK, type Pdf } from '../../pdf/pdf-document.ts';
import { labelLines, type LabelLine } from './label-lines.ts';

export interface PrintedLabel {
  product: Product;
  /** of the variant, such as its size; empty for a product without variants */
  options: LineOptions;
  declared: Declarations;
  /** of the page behind each label's code: the piece's, or the product's for a piece without a record */
  addresses: readonly string[];
}

const POINTS_PER_MM = 72 / 25.4;
const WIDTH = 50 * POINTS_PER_MM;
const HEIGHT = 75 * POINTS_PER_MM;
const PADDING = 7;
const INNER = WIDTH - 2 * PADDING;

/** An A4 sheet has twelve labels, in four columns. */
const COLUMNS = 4;
const ROWS = 3;
const SHEET = { left: 5 * POINTS_PER_MM, top: 36 * POINTS_PER_MM };

const QR_SIDE = 16 * POINTS_PER_MM;
const BAR_HEIGHT = 9 * POINTS_PER_MM;
const GAP = 4;
/** Between the codes, which need a margin to be read. */
const QUIET = 8;
const CODES_TOP = HEIGHT - PADDING - QR_SIDE;
const BARS_WIDTH = INNER - QR_SIDE - QUIET;
const WIDEST_MODULE = 0.9;

/** One label to a page of 50 × 75 mm, or twelve to an A4 sheet. */
export async function labelsPdf(
  labels: readonly PrintedLabel[],
  size: LabelSize,
  date: Date,
): Promise<Buffer> {
  const codes = await loadBarCodes();
  const isSheet = size === 'a4';
  const page: [number, number] | 'A4' = isSheet ? 'A4' : [WIDTH, HEIGHT];
  const facts = { title: 'Labels', author: SHOP_NAME, date, size: page, margin: 0 };
  const perPage = isSheet ? COLUMNS * ROWS : 1;
  return renderPdf(facts, (pdf) => {
    let place = 0;
    for (const label of labels) {
      for (const address of label.addresses) {
        if (place > 0 && place % perPage === 0) pdf.addPage();
        const corner = isSheet ? cornerOf(place % perPage) : { x: 0, y: 0 };
        drawLabel(pdf, { ...label, address }, codes, corner);
        place += 1;
      }
    }
  });
}

interface Corner {
  x: number;
  y: number;
}

function cornerOf(place: number): Corner {
  return {
    x: SHEET.left + (place % COLUMNS) * WIDTH,
    y: SHEET.top + Math.floor(place / COLUMNS) * HEIGHT,
  };
}

function drawLabel(
  pdf: Pdf,
  label: PrintedLabel & { address: string },
  codes: BarCodes,
  { x, y }: Corner,
): void {
  const lines = labelLines(label);
  const scale = SCALES.find((one) => heightOf(pdf, lines, one) <= CODES_TOP - PADDING - GAP);
  pdf.y = y + PADDING;
  for (const one of lines) {
    setFont(pdf, one, scale ?? SMALLEST);
    pdf.text(one.text, x + PADDING, pdf.y, { width: INNER, lineGap: LINE_GAP });
  }
  const right = x + WIDTH - PADDING - QR_SIDE;
  drawQr(pdf, codes.qr(label.address), { x: right, y: y + CODES_TOP, side: QR_SIDE });
  drawBarCode(pdf, label.product, codes, { x: x + PADDING, y: y + CODES_TOP });
}

/** Capitals stay above 1 mm, the smallest that rule 7 allows on a package of this size. */
const SMALLEST = 0.72;
const SCALES = [1, 0.94, 0.88, 0.82, 0.76, SMALLEST];
const LINE_GAP = -1.5;

function setFont(pdf: Pdf, { size, isBold = false }: LabelLine, scale: number): void {
  pdf
    .font(isBold ? 'bold' : 'regular')
    .fontSize(size * scale)
    .fillColor(INK.text);
}

function heightOf(pdf: Pdf, lines: readonly LabelLine[], scale: number): number {
  return lines.reduce((sum, one) => {
    setFont(pdf, one, scale);
    return sum + pdf.heightOfString(one.text, { width: INNER, lineGap: LINE_GAP });
  }, 0);
}

/** The EAN of the product, else its bar code or SKU as Code 128. */
function drawBarCode(pdf: Pdf, { barcode, sku }: Product, codes: BarCodes, { x, y }: Corner): void {
  const text = barcode || sku;
  const widths = widthsOf(text, codes);
  if (!widths) return;
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const module = Math.min(WIDEST_MODULE, BARS_WIDTH / modules);
  drawBars(pdf, widths, { x, y: y + GAP, module, height: BAR_HEIGHT });
  const below = y + GAP + BAR_HEIGHT + 1;
  drawCode(pdf, text, x, below);
  if (sku !== '' && sku !== text) drawCode(pdf, sku, x, below + CODE_SIZE);
}

const CODE_SIZE = 6;
const SMALLEST_CODE = 3.5;

/** One line as wide as the bars at most: a longer one would begin a new page. */
function drawCode(pdf: Pdf, code: string, x: number, y: number): void {
  pdf.font('regular').fontSize(CODE_SIZE);
  const size = Math.max(SMALLEST_CODE, (CODE_SIZE * BARS_WIDTH) / pdf.widthOfString(code));
  pdf.fontSize(Math.min(CODE_SIZE, size));
  let shown = code;
  while (pdf.widthOfString(shown) > BARS_WIDTH + 0.01) shown = `${shown.slice(0, -2)}…`;
  pdf.text(shown, x, y, { lineBreak: false });
}

function widthsOf(text: string, { ean13, code128 }: BarCodes): number[] | null {
  if (/^\d{13}$/.test(text)) {
    try {
      return ean13(text);
    } catch {
      // Not an EAN: its last digit is no check digit.
    }
  }
  return /^[\x20-\x7e]{1,60}$/.test(text) ? code128(text) : null;
}
