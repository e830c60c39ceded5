import { formatLongDate } from '@kargha/domain/india/long-date';
import type { GstInPrices } from '@kargha/domain/pricing/price-mode';
import { SHOP_NAME } from '@kargha/domain/settings/shop-name';

import { renderPdf, INK, MARGIN, textEnd, textWidth, type Pdf } from '../../pdf/pdf-document.ts';
import type { BulkProduct } from './bulk-products.ts';
import { catalogueLines } from './catalogue-lines.ts';

const PRICES: Readonly<Record<GstInPrices, string>> = {
  added: 'prices per piece, without GST',
  included: 'prices per piece, with GST',
  none: 'prices per piece',
};
const MORE =
  'For larger quantities, other colours, your logo or packaging, ask for a quotation on our bulk orders page. You will ' +
  'have it within 24 hours.';
const FOR_VERIFIED = 'Includes prices for verified business accounts.';
const COLUMNS = 2;
const GAP = 18;
const CARD_HEIGHT = 150;
const PICTURE = { width: 88, height: 110 };
const LINE = 11;

interface CatalogueTerms {
  gst: GstInPrices;
  at: Date;
}

export function cataloguePdf(
  products: readonly BulkProduct[],
  terms: CatalogueTerms,
): Promise<Buffer> {
  const { at } = terms;
  const hasTiers = products.some(({ tiers }) => tiers.length > 0);
  const about = { title: `${SHOP_NAME} bulk catalogue`, author: SHOP_NAME, date: at };
  return renderPdf(about, (pdf) => {
    drawFront(pdf, terms, hasTiers);
    let top = pdf.y + GAP;
    products.forEach((one, index) => {
      const column = index % COLUMNS;
      if (column === 0 && index > 0) top += CARD_HEIGHT;
      if (column === 0 && top + CARD_HEIGHT > textEnd(pdf)) {
        pdf.addPage();
        top = MARGIN;
      }
      const width = (textWidth(pdf) - GAP * (COLUMNS - 1)) / COLUMNS;
      drawCard(pdf, one, { x: MARGIN + column * (width + GAP), y: top, width });
    });
    if (products.length === 0) pdf.text('There are no bulk products at the moment.', MARGIN, top);
  });
}

function drawFront(pdf: Pdf, { gst, at }: CatalogueTerms, hasTiers: boolean): void {
  const width = textWidth(pdf);
  const lead = `Minimum quantities, lead times and ${PRICES[gst]}. ${MORE}`;
  pdf.font('bold').fontSize(22).text('Bulk catalogue', MARGIN, MARGIN, { width });
  pdf.font('regular').fontSize(10).fillColor(INK.quiet);
  pdf.text(`${SHOP_NAME} · ${formatLongDate(at)}`, { width });
  pdf.moveDown(0.5).fontSize(9).text(lead, { width });
  if (hasTiers) pdf.text(FOR_VERIFIED, { width });
  pdf.fillColor(INK.text);
}

interface Place {
  x: number;
  y: number;
  width: number;
}

function drawCard(pdf: Pdf, one: BulkProduct, { x, y, width }: Place): void {
  drawPicture(pdf, one, { x, y });
  const left = x + PICTURE.width + 10;
  const room = width - PICTURE.width - 10;
  pdf.font('bold').fontSize(9.5).fillColor(INK.text);
  pdf.text(one.product.title, left, y, { width: room, height: 3 * LINE + 4, ellipsis: true });
  pdf.font('regular').fontSize(8).fillColor(INK.quiet);
  pdf.y = Math.max(pdf.y, y + 2 * LINE) + 3;
  for (const line of catalogueLines(one)) pdf.text(line, left, pdf.y, { width: room });
  pdf.fillColor(INK.text);
}

function drawPicture(
  pdf: Pdf,
  { picture, product: { pictures } }: BulkProduct,
  { x, y }: Pick<Place, 'x' | 'y'>,
): void {
  const { width, height } = PICTURE;
  pdf.rect(x, y, width, height).fill(pictures[0]?.color ?? INK.band);
  if (picture) pdf.image(picture, x, y, { cover: [width, height] });
}
