import { amountInWords } from '@kargha/domain/amount-in-words';
import type { ReceiptVoucher } from '@kargha/domain/receipt-voucher';

import {
  amount,
  drawEnd,
  drawHeading,
  facts,
  party,
  supplyLines,
} from '../invoices/paper-parts.ts';
import { drawBlocks, drawSums, keepTogether } from '../papers/paper-blocks.ts';
import { drawTable, type PaperColumn } from '../papers/paper-table.ts';
import { drawPaper, MARGIN, textWidth } from '../papers/paper.ts';

const NO_TAX_YET =
  'Advance for goods: no tax is due on it (Notification 66/2017 – Central Tax). The tax is charged on the tax ' +
  'invoice at dispatch, where this advance is adjusted.';

/** The receipt voucher with the fields of CGST Rule 50, as a PDF. The same voucher is the same file, byte for byte. */
export function receiptPdf(receipt: ReceiptVoucher): Promise<Buffer> {
  const { number, supplier, buyer, placeOfSupply, issuedAt, goods } = receipt;
  return drawPaper(
    { title: `Receipt voucher ${number}`, author: supplier.name, date: issuedAt },
    (paper) => {
      drawHeading(paper, 'Receipt Voucher', 'Original for recipient');
      drawBlocks(paper, [
        party('Received by', supplier),
        { title: 'Receipt voucher', lines: [...facts(receipt), ...orderFacts(receipt)] },
      ]);
      drawBlocks(paper, [
        party('Received from', buyer),
        { title: 'Place of supply', lines: supplyLines({ placeOfSupply, reverseCharge: false }) },
      ]);
      drawTable(paper, COLUMNS, goods);
      paper.moveDown(0.8);
      drawSums(paper, [
        ['Order total with tax', `₹${amount(receipt.orderTotal)}`],
        ['Advance received', `₹${amount(receipt.amount)}`],
      ]);
      paper.moveDown(0.6);
      keepTogether(paper, 90);
      const width = textWidth(paper);
      paper.font('bold').text(amountInWords(receipt.amount), MARGIN, paper.y, { width });
      paper.font('regular');
      drawEnd(paper, supplier, NO_TAX_YET);
    },
  );
}

function orderFacts({ orderNumber, purchaseOrderNumber, reference }: ReceiptVoucher): string[] {
  return [
    `Order ${orderNumber}`,
    purchaseOrderNumber === '' ? '' : `Your order ${purchaseOrderNumber}`,
    `Payment ${reference}`,
  ];
}

const right = 'right' as const;
const COLUMNS: PaperColumn<ReceiptVoucher['goods'][number]>[] = [
  { title: '#', share: 0.06, cell: (_line, index) => String(index + 1) },
  { title: 'Description of the goods', share: 0.54, cell: ({ description }) => description },
  { title: 'HSN', share: 0.14, cell: ({ hsnCode }) => hsnCode },
  { title: 'Qty', share: 0.13, align: right, cell: ({ quantity }) => `${quantity} PCS` },
  { title: 'GST rate', share: 0.13, align: right, cell: ({ taxPercent }) => `${taxPercent}%` },
];
