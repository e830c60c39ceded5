import { creditNoteLines } from '@kargha/domain/invoices/credit-note-lines';
import { remainingOf, type LinesAndTotals } from '@kargha/domain/invoices/creditable-invoice-lines';
import { finalCredit, mayNeedFinalCreditNote } from '@kargha/domain/invoices/final-credit-note';
import { invoiceLines, invoiceTotals } from '@kargha/domain/invoices/invoice-tax';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import type { LedgerRefund } from '@kargha/domain/payments/order-ledger';
import { reducesSale } from '@kargha/domain/payments/refund-purpose';
import type { HistoryOrder } from './history-order.ts';

export interface HistoryRefund extends LedgerRefund {
  id: string;
  isInvoiced?: boolean;
}

/** The invoice of an order with its credit notes. */
export class HistoryDocuments {
  #invoice: LinesAndTotals | null = null;
  readonly #notes: LinesAndTotals[] = [];
  #hasFinalNote = false;

  get isInvoiced(): boolean {
    return this.#invoice !== null;
  }

  /** True once everything that was not paid is credited. */
  get hasFinalNote(): boolean {
    return this.#hasFinalNote;
  }

  /** What the documents leave of the sale. */
  net(): Paise {
    const notes = sumPaise(this.#notes.map(({ totals }) => totals.total));
    return paise((this.#invoice?.totals.total ?? 0) - notes);
  }

  issue(order: HistoryOrder, refunds: readonly HistoryRefund[]): void {
    const lines = invoiceLines(order.lines, false);
    this.#invoice = { lines, totals: invoiceTotals(lines, order.totals) };
    order.invoiceNumber = 'KG/2627/000001';
    for (const refund of refunds) if (refund.state === 'processed') this.creditRefund(refund);
  }

  creditRefund({ amount, purpose, isInvoiced }: HistoryRefund): void {
    const wasNeverSold = purpose === 'removed_items' && isInvoiced !== true;
    if (!wasNeverSold && reducesSale(purpose)) this.credit(amount, purpose === 'cancellation');
  }

  credit(amount: Paise, isRest = false): void {
    const invoice = this.#invoice;
    if (!invoice) return;
    const credited = paise(Math.min(amount, remainingOf(invoice, this.#notes).total));
    if (credited === 0) return;
    const before = { ofClaim: [], others: this.#notes };
    const pieces = isRest ? 'rest' : [];
    this.#notes.push(creditNoteLines(invoice, { amount: credited, pieces, before }));
  }

  /** Once, when an invoiced order is cancelled or returned. */
  end(order: HistoryOrder): void {
    if (this.#hasFinalNote || !mayNeedFinalCreditNote(order)) return;
    const { amount } = finalCredit(order);
    this.#hasFinalNote = amount > 0;
    this.credit(amount, true);
  }
}
