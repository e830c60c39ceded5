import { amountInWords } from '@kargha/domain/money/amount-in-words';
import type { Paise } from '@kargha/domain/money/paise';
import type { InvoiceParty, ReceiptVoucher } from '@kargha/domain/invoices/invoice-fields';

import {
  drawClosing,
  drawHeading,
  drawRegistration,
  facts,
  party,
  supplyLines,
} from '../../pdf/document-sections.ts';
import { drawBlocks, drawTotals, keepTogether } from '../../pdf/text-blocks.ts';
import { drawTable, type PdfColumn } from '../../pdf/pdf-table.ts';
import { renderPdf, MARGIN, textWidth } from '../../pdf/pdf-document.ts';

type Goods = ReceiptVoucher['goods'][number];

export interface AdvanceVoucherTexts {
  title: string;
  parties: readonly [shop: string, buyer: string];
  about: readonly string[];
  sums: readonly (readonly [string, string])[];
  amount: Paise;
  ending: string;
}

type Voucher = Pick<
  ReceiptVoucher,
  'number' | 'issuedAt' | 'supplier' | 'buyer' | 'placeOfSupply' | 'goods'
>;

/** The same voucher always renders the same bytes. */
export function advanceVoucherPdf(voucher: Voucher, texts: AdvanceVoucherTexts): Promise<Buffer> {
  const { number, supplier, buyer, placeOfSupply, issuedAt, goods } = voucher;
  const { title, parties, about, sums, amount, ending } = texts;
  return renderPdf(
    { title: `${title} ${number}`, author: supplier.name, date: issuedAt },
    (pdf) => {
      drawHeading(pdf, title, 'Original for recipient');
      drawRegistration(pdf, supplier);
      drawBlocks(pdf, [
        party(parties[0], supplier),
        {
          title: title.toLowerCase().replace(/^./, (first) => first.toUpperCase()),
          lines: [...facts(voucher), ...about],
        },
      ]);
      drawBlocks(pdf, [
        party(parties[1], buyer),
        ...(supplier.registration
          ? []
          : [
              {
                title: 'Place of supply',
                lines: supplyLines({ placeOfSupply, reverseCharge: false }),
              },
            ]),
      ]);
      drawTable(pdf, columnsFor(supplier), goods);
      pdf.moveDown(0.8);
      drawTotals(pdf, sums);
      pdf.moveDown(0.6);
      keepTogether(pdf, 90);
      const width = textWidth(pdf);
      pdf.font('bold').text(amountInWords(amount), MARGIN, pdf.y, { width });
      pdf.font('regular');
      drawClosing(pdf, supplier, ending);
    },
  );
}

const right = 'right' as const;
const DESCRIPTION = 'Description of the goods';
const COLUMNS: PdfColumn<Goods>[] = [
  { title: '#', share: 0.06, cell: (_line, index) => String(index + 1) },
  { title: DESCRIPTION, share: 0.54, cell: ({ description }) => description },
  { title: 'HSN', share: 0.14, cell: ({ hsnCode }) => hsnCode },
  { title: 'Qty', share: 0.13, align: right, cell: ({ quantity }) => `${quantity} PCS` },
  { title: 'GST rate', share: 0.13, align: right, cell: ({ taxPercent }) => `${taxPercent}%` },
];

/** A shop that may not collect GST prints no rates, and one that is not registered no HSN codes. */
function columnsFor({ registration }: InvoiceParty): PdfColumn<Goods>[] {
  if (!registration) return COLUMNS;
  const left = COLUMNS.filter(
    ({ title }) => title !== 'GST rate' && (title !== 'HSN' || registration === 'composition'),
  );
  const free = 1 - left.reduce((sum, { share }) => sum + share, 0);
  return left.map((column) =>
    column.title === DESCRIPTION ? { ...column, share: column.share + free } : column,
  );
}
