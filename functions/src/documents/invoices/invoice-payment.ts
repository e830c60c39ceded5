import type { Invoice } from '@kargha/domain/invoices/invoice';
import { formatLongDate } from '@kargha/domain/india/long-date';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';

import { rupeeAmount } from '../../pdf/document-sections.ts';
import type { Pdf } from '../../pdf/pdf-document.ts';
import { drawBlocks, drawTotals, keepTogether } from '../../pdf/text-blocks.ts';

/** What is still to be paid after the advances and credit notes. */
export function drawAdvances(pdf: Pdf, invoice: Invoice): void {
  const { advances = [], paymentTerms, totals, isCollected } = invoice;
  if (!paymentTerms && !isCollected) return;
  const unpaid = paise(totals.total - sumPaise(advances.map((advance) => advance.amount)));
  const { balance = unpaid } = invoice;
  const less = paise(unpaid - balance);
  const lines: [string, string][] = advances.map((advance) => [
    `Advance ${advance.number}`,
    rupeeAmount(paise(0 - advance.amount)),
  ]);
  if (less > 0)
    lines.push([isCollected ? 'Already paid' : 'By credit note', rupeeAmount(paise(0 - less))]);
  pdf.moveDown(0.8);
  drawTotals(pdf, [...lines, [dueName(invoice, balance), rupeeAmount(balance)]]);
}

export function drawAccount(pdf: Pdf, { payTo, number }: Invoice): void {
  if (!payTo) return;
  const { bankName, holder, number: account, ifsc } = payTo;
  pdf.moveDown(0.8);
  keepTogether(pdf, 80);
  drawBlocks(pdf, [
    {
      title: 'Pay by bank transfer to',
      lines: [holder, bankName, `Account ${account}`, `IFSC ${ifsc}`, `Reference ${number}`],
    },
  ]);
}

function dueName({ dueOn, isCollected }: Invoice, balance: Paise): string {
  if (isCollected) return 'To be collected on delivery';
  return dueOn && balance > 0 ? `Due by ${formatLongDate(dueOn)}` : 'Balance due';
}
