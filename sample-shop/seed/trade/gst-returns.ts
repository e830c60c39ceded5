import { indianMonth } from '@kargha/domain/india/indian-day';
import { creditNoteSupply, invoiceSupply } from '@kargha/domain/tax-returns/supply-document';
import { taxReturnBuilder, type BuiltReturn } from '@kargha/domain/tax-returns/tax-return-builder';

import { LEGAL_IDENTITY } from '../content/legal-identity.ts';
import { orderDocument } from '../orders/order-document.ts';
import { ORDER_PLANS } from '../orders/orders.ts';
import { creditNotesOf, invoicesOf } from './invoices.ts';
import { receiptsOf } from './receipts.ts';

/** The GST returns of the sample shop by month. The shop is in its first financial year. */
export function gstReturns(): Map<string, BuiltReturn> {
  const orders = ORDER_PLANS.map(orderDocument);
  const documents = {
    invoices: invoicesOf(orders),
    notes: creditNotesOf(orders),
    receipts: receiptsOf(orders),
  };
  const months = Object.values(documents).flatMap((all) =>
    all.map(({ issuedAt }) => indianMonth(issuedAt)),
  );
  return new Map([...new Set(months)].sort().map((month) => [month, gstReturn(month, documents)]));
}

interface Documents {
  invoices: ReturnType<typeof invoicesOf>;
  notes: ReturnType<typeof creditNotesOf>;
  receipts: ReturnType<typeof receiptsOf>;
}

function gstReturn(month: string, { invoices, notes, receipts }: Documents): BuiltReturn {
  const { gstin } = LEGAL_IDENTITY;
  const builder = taxReturnBuilder({ gstin, month, previousTurnover: 0 });
  const isInMonth = ({ issuedAt }: { issuedAt: Date }) => indianMonth(issuedAt) === month;
  for (const invoice of invoices.filter(isInMonth)) {
    builder.addNumber({ kind: 'invoice', ...invoice });
    builder.addSupply(invoiceSupply(invoice));
  }
  for (const note of notes.filter(isInMonth)) {
    builder.addNumber({ kind: 'credit-note', ...note });
    const corrected = invoices.find(({ number }) => number === note.invoiceNumber);
    if (corrected) builder.addSupply(creditNoteSupply(note, corrected));
  }
  for (const receipt of receipts.filter(isInMonth)) {
    builder.addNumber({ kind: 'receipt', ...receipt });
  }
  return builder.finish();
}

/** Written next to the committed data, so that a change of the returns shows in a review. */
export function goldenReturn({ gstr1 }: BuiltReturn): string {
  return `${JSON.stringify(gstr1, null, 2)}\n`;
}
