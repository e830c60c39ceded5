import type { InvoiceLine, InvoiceParty } from './invoice-fields.ts';

/** What the shop issues for a sale. */
export const SALE_DOCUMENT_NAMES = {
  tax_invoice: 'Tax invoice',
  bill_of_supply: 'Bill of supply',
  invoice_cum_bill_of_supply: 'Invoice-cum-bill of supply',
  receipt: 'Receipt',
} as const;
export type SaleDocument = keyof typeof SALE_DOCUMENT_NAMES;

export interface Sale {
  supplier: Pick<InvoiceParty, 'registration'>;
  buyer: Pick<InvoiceParty, 'gstin'>;
  lines: readonly Pick<InvoiceLine, 'taxPercent'>[];
}

/**
 * Taxed goods need a tax invoice (CGST Act s. 31(1)), exempt goods a bill of supply (s. 31(3)(c)); both together to a
 * buyer without a GST number go on one document (Rule 46A). A composition dealer issues bills of supply. Nothing is
 * prescribed for a seller who is not registered.
 */
export function saleDocument({ supplier, buyer, lines }: Sale): SaleDocument {
  if (supplier.registration === 'unregistered') return 'receipt';
  if (supplier.registration === 'composition') return 'bill_of_supply';
  const exempt = lines.filter(({ taxPercent }) => taxPercent === 0);
  if (exempt.length === 0) return 'tax_invoice';
  if (exempt.length === lines.length) return 'bill_of_supply';
  return buyer.gstin === '' ? 'invoice_cum_bill_of_supply' : 'tax_invoice';
}

/** False for a bill of supply and a receipt, which charge no tax. */
export function chargesTax(sale: Sale): boolean {
  return (
    saleDocument(sale) === 'tax_invoice' || saleDocument(sale) === 'invoice_cum_bill_of_supply'
  );
}
