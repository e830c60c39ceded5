import type { EInvoice } from '@kargha/domain/invoices/e-invoice-schema';
import { formatMoment } from '@kargha/domain/india/long-date-time';

import { loadBarCodes, type QrCode } from '../../pdf/bar-codes.ts';
import { INK, MARGIN, textWidth, type Pdf } from '../../pdf/pdf-document.ts';
import { keepTogether } from '../../pdf/text-blocks.ts';

export interface EInvoiceMark {
  eInvoice: EInvoice;
  code: QrCode;
}

/** Null for a document that needs no registration. */
export async function eInvoiceMark({
  eInvoice,
}: {
  eInvoice?: EInvoice | undefined;
}): Promise<EInvoiceMark | null> {
  if (!eInvoice) return null;
  const { qr } = await loadBarCodes();
  return { eInvoice, code: qr(eInvoice.signedQr) };
}

/** Points of one side: about 0.4 mm for each module of a signed text, which phones and scanners read. */
const SIDE = 130;
const BLACK = '#000000';

/** The portal's number and its signed QR code (CGST Rule 46(r)). */
export function drawEInvoice(pdf: Pdf, mark: EInvoiceMark | null): void {
  if (!mark) return;
  const { eInvoice, code } = mark;
  keepTogether(pdf, SIDE + 12);
  const top = pdf.y;
  drawCode(pdf, code, MARGIN + textWidth(pdf) - SIDE, top);
  const width = textWidth(pdf) - SIDE - 18;
  const lines = [
    ['IRN', eInvoice.irn],
    ['Acknowledgement number', eInvoice.ackNo],
    ['Acknowledged', eInvoice.ackDate ? formatMoment(eInvoice.ackDate) : ''],
  ] as const;
  pdf.y = top;
  for (const [title, value] of lines) {
    pdf.font('regular').fontSize(8).fillColor(INK.quiet).text(title, MARGIN, pdf.y, { width });
    pdf.fontSize(9).fillColor(INK.text).text(value, MARGIN, pdf.y, { width });
    pdf.moveDown(0.3);
  }
  pdf.x = MARGIN;
  pdf.y = top + SIDE + 12;
}

function drawCode(pdf: Pdf, { size, areas }: QrCode, left: number, top: number): void {
  const module = SIDE / size;
  for (const outline of areas) {
    outline.forEach(([x, y], index) => {
      const at = [left + x * module, top + y * module] as const;
      if (index === 0) pdf.moveTo(...at);
      else pdf.lineTo(...at);
    });
    pdf.closePath();
  }
  pdf.fill(BLACK, 'even-odd');
}
