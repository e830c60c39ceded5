import { amountInWords } from '@kargha/domain/money/amount-in-words';
import type { Paise } from '@kargha/domain/money/paise';
import type { ReceiptVoucher } from '@kargha/domain/invoices/receipt-voucher';

import { drawEnd, drawHeading, facts, party, supplyLines } from '../invoices/document-sections.ts';
import { drawBlocks, drawSums, keepTogether } from '../pdf/text-blocks.ts';
import { drawTable, type PaperColumn } from '../pdf/pdf-table.ts';
import { drawPaper, MARGIN, textWidth } from '../pdf/pdf-document.ts';

type Goods = ReceiptVoucher['goods'][number];

/** A paper about an advance: what it is called, and what stands in its places. */
export interface AdvancePaper {
  title: string;
  /** what stands above the shop, and above the buyer */
  parties: readonly [shop: string, buyer: string];
  /** what it is about, line by line; empty ones are left out */
  about: readonly string[];
  sums: readonly (readonly [string, string])[];
  /** stands there in words */
  amount: Paise;
  ending: string;
}

type Voucher = Pick<
  ReceiptVoucher,
  'number' | 'issuedAt' | 'supplier' | 'buyer' | 'placeOfSupply' | 'goods'
>;

/** Draws a paper about an advance for goods as a PDF. The same paper is the same file, byte for byte. */
export function advancePdf(voucher: Voucher, paperOf: AdvancePaper): Promise<Buffer> {
  const { number, supplier, buyer, placeOfSupply, issuedAt, goods } = voucher;
  const { title, parties, about, sums, amount, ending } = paperOf;
  return drawPaper(
    { title: `${title} ${number}`, author: supplier.name, date: issuedAt },
    (paper) => {
      drawHeading(paper, title, 'Original for recipient');
      drawBlocks(paper, [
        party(parties[0], supplier),
        {
          title: title.toLowerCase().replace(/^./, (first) => first.toUpperCase()),
          lines: [...facts(voucher), ...about],
        },
      ]);
      drawBlocks(paper, [
        party(parties[1], buyer),
        { title: 'Place of supply', lines: supplyLines({ placeOfSupply, reverseCharge: false }) },
      ]);
      drawTable(paper, COLUMNS, goods);
      paper.moveDown(0.8);
      drawSums(paper, sums);
      paper.moveDown(0.6);
      keepTogether(paper, 90);
      const width = textWidth(paper);
      paper.font('bold').text(amountInWords(amount), MARGIN, paper.y, { width });
      paper.font('regular');
      drawEnd(paper, supplier, ending);
    },
  );
}

const right = 'right' as const;
const COLUMNS: PaperColumn<Goods>[] = [
  { title: '#', share: 0.06, cell: (_line, index) => String(index + 1) },
  { title: 'Description of the goods', share: 0.54, cell: ({ description }) => description },
  { title: 'HSN', share: 0.14, cell: ({ hsnCode }) => hsnCode },
  { title: 'Qty', share: 0.13, align: right, cell: ({ quantity }) => `${quantity} PCS` },
  { title: 'GST rate', share: 0.13, align: right, cell: ({ taxPercent }) => `${taxPercent}%` },
];
