import { MARK_LABELS, type Provenance, type TrustMark } from '@kargha/domain/catalogue/provenance';
import { formatLongDate } from '@kargha/domain/india/long-date';
import type { PieceBatch } from '@kargha/domain/pieces/piece-batch';
import { piecePath } from '@kargha/domain/pieces/piece-code';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import { loadBarCodes, type QrCode } from '../../pdf/bar-codes.ts';
import { drawQr } from '../../pdf/draw-codes.ts';
import { INK, MARGIN, renderPdf, textEnd, textWidth, type Pdf } from '../../pdf/pdf-document.ts';

/** One piece of a batch. */
export interface CertifiedPiece {
  code: string;
  number: number;
}

export interface CertificateShop {
  /** legal name, or the name of the shop while there is none */
  name: string;
  lines: readonly string[];
  /** 'https://kargha.example' */
  address: string;
}

const QR_SIDE = 84;
const LABEL_WIDTH = 130;

/** One page for each piece, with what was recorded of it. */
export async function certificatesPdf(
  batch: PieceBatch,
  pieces: readonly CertifiedPiece[],
  shop: CertificateShop,
): Promise<Buffer> {
  const { qr } = await loadBarCodes();
  const date = batch.receivedAt ?? batch.createdAt;
  const title = `Certificate of authenticity: ${batch.title}`;
  return renderPdf({ title, author: shop.name, date }, (pdf) => {
    pieces.forEach((piece, place) => {
      if (place > 0) pdf.addPage();
      const address = shop.address + piecePath(piece.code);
      drawCertificate(pdf, { batch, piece, shop, address, code: qr(address) });
    });
  });
}

interface Certificate {
  batch: PieceBatch;
  piece: CertifiedPiece;
  shop: CertificateShop;
  address: string;
  code: QrCode;
}

function drawCertificate(pdf: Pdf, { batch, piece, shop, address, code }: Certificate): void {
  pdf.font('bold').fontSize(24).fillColor(INK.text).text('Certificate of authenticity', MARGIN);
  pdf.font('regular').fontSize(11).fillColor(INK.quiet).text(`Issued by ${shop.name}`);
  pdf.moveDown(1.2);
  pdf.font('bold').fontSize(15).fillColor(INK.text).text(lineTitle(batch));
  pdf.font('regular').fontSize(10).fillColor(INK.quiet).text(`Piece ${piece.code}`);
  pdf.moveDown(1);
  for (const [name, value] of factsOf(batch, piece)) drawFact(pdf, name, value);
  pdf.moveDown(1);
  drawStatement(pdf, shop);
  drawFooter(pdf, shop, address, code);
}

function factsOf(batch: PieceBatch, { number }: CertifiedPiece): [name: string, value: string][] {
  const { provenance, marks, receivedAt, monthOfManufacture, countryOfOrigin, count } = batch;
  const facts: [string, string][] = [
    ...(provenance ? originFacts(provenance) : []),
    ['Country of origin', countryOfOrigin],
    ['Month of manufacture', monthOfManufacture],
    ['Received by the shop', receivedAt ? formatLongDate(receivedAt) : ''],
    ['Number', count > 1 ? `${number} of ${count} pieces recorded together` : ''],
    ...marks.map((mark): [string, string] => [
      mark.giName || MARK_LABELS[mark.scheme],
      proof(mark),
    ]),
    ['Care', provenance?.care ?? ''],
  ];
  return facts.filter(([, value]) => value !== '');
}

function originFacts(provenance: Provenance): [string, string][] {
  const { artisan, cluster, district, state, craft, weave, loomType, dye, zari } = provenance;
  const places = [...new Set([cluster, district, state])].filter((place) => place !== '');
  const fibres = provenance.fibre.map(({ name, percent }) => `${percent}% ${name}`);
  return [
    ['Made by', artisan],
    ['Made in', places.join(', ')],
    ['Craft', craft],
    ['Weave', weave],
    ['Loom', loomType],
    ['Fibre', fibres.join(', ')],
    ['Dye', dye],
    ['Zari', zari],
    ['Hours of handwork', provenance.handHours > 0 ? String(provenance.handHours) : ''],
    ['Dimensions', provenance.dimensions],
  ];
}

function proof({ labelNo, authorisedUser }: TrustMark): string {
  return labelNo === '' ? `Authorised user: ${authorisedUser}` : `Label number ${labelNo}`;
}

function drawFact(pdf: Pdf, name: string, value: string): void {
  const top = pdf.y;
  pdf.font('regular').fontSize(9.5).fillColor(INK.quiet);
  pdf.text(name, MARGIN, top, { width: LABEL_WIDTH - 10 });
  const below = pdf.y;
  pdf.fillColor(INK.text);
  pdf.text(value, MARGIN + LABEL_WIDTH, top, { width: textWidth(pdf) - LABEL_WIDTH });
  pdf.y = Math.max(pdf.y, below) + 3;
  pdf.x = MARGIN;
}

function drawStatement(pdf: Pdf, { name }: CertificateShop): void {
  const text = `${name} recorded these details for this piece. Marks are those whose labels the shop has checked. The page behind the QR code shows whether this certificate still holds.`;
  pdf.font('regular').fontSize(9.5).fillColor(INK.text);
  pdf.text(text, MARGIN, pdf.y, { width: textWidth(pdf) });
}

/** At the end of the page, or of the text when that is longer. */
function drawFooter(pdf: Pdf, shop: CertificateShop, address: string, code: QrCode): void {
  const top = Math.max(pdf.y + 10, textEnd(pdf) - QR_SIDE - 8);
  drawQr(pdf, code, { x: MARGIN, y: top, side: QR_SIDE });
  const left = MARGIN + QR_SIDE + 16;
  const width = textWidth(pdf) - QR_SIDE - 16;
  pdf.font('bold').fontSize(9).fillColor(INK.text).text(shop.name, left, top, { width });
  pdf.font('regular').fillColor(INK.quiet);
  pdf.text([...shop.lines, address].filter(Boolean).join('\n'), left, pdf.y, { width });
}
