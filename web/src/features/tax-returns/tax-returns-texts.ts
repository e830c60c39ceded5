import type {
  ReturnTable,
  ReturnWarning,
  SeriesKind,
} from '@kargha/domain/tax-returns/tax-return-fields';
import type { Catalogue } from '#lib/language/language.ts';

const tables: Record<ReturnTable, string> = {
  b2b: '4A · Registered buyers (B2B)',
  b2cl: '5 · Large invoices between states (B2CL)',
  b2cs: '7 · Other unregistered buyers (B2CS)',
  cdnr: '9B · Credit notes, registered (CDNR)',
  cdnur: '9B · Credit notes, large invoices (CDNUR)',
  b2ba: '9A · Amended invoices, registered (B2BA)',
  b2cla: '9A · Amended large invoices (B2CLA)',
  b2csa: '10 · Amended unregistered sums (B2CSA)',
  cdnra: '9C · Amended credit notes, registered (CDNRA)',
  cdnura: '9C · Amended credit notes, large invoices (CDNURA)',
  nil: '8 · Supplies without tax',
  hsn_b2b: '12 · HSN summary, registered',
  hsn_b2c: '12 · HSN summary, unregistered',
};

const kinds: Record<SeriesKind, string> = {
  invoice: 'Tax invoices',
  'credit-note': 'Credit notes',
  receipt: 'Receipt vouchers',
  'refund-voucher': 'Refund vouchers',
  challan: 'Delivery challans',
};

const warnings: Record<ReturnWarning['code'], string> = {
  untaxed_seller:
    'Left out: bills of supply and receipts from before the shop was registered as regular, or after. They belong in the returns of that time.',
  other_gstin: 'Left out: issued under another GST number than the one in Settings.',
  place_missing: 'Left out: the place of supply is missing.',
  place_wrong: 'Left out: the place of supply does not fit the tax or the buyer’s GST number.',
  buyer_gstin_invalid: 'Left out: the buyer’s GST number is not valid.',
  rate_unknown: 'Left out: the GST portal does not know this tax rate.',
  late_credit_note:
    'Left out: credit notes after 30 November of the next financial year cannot reduce tax (CGST Act s. 34(2)).',
  invoice_missing: 'Left out: the invoice of this credit note was not found.',
  number_missing: 'Numbers in a series have no document. Find out why before you file.',
  hsn_missing: 'Not in table 12: a line has no HSN code of 4 to 8 digits.',
  hsn_short: 'HSN codes need 6 digits, because last year’s turnover was above ₹5 crore.',
  credit_note_deadline:
    'Declare these credit notes by 30 November. The return for November is filed in December, so ask your accountant now.',
  untaxed_shipping:
    'Shipping on these documents is outside the taxable value. It belongs in it (CGST Act s. 15(2)).',
};

const en = {
  title: 'Tax returns',
  subtitle: 'GSTR-1, GSTR-3B and the purchase register, from issued documents',
  month: 'Month',
  loading: 'Adding up the month…',
  failed: 'Failed to load the tax returns',
  tryAgain: 'Try again',
  settings: 'Open Settings',
  json: 'Download GSTR-1 JSON',
  csv: 'Download GSTR-1 CSV',
  saved: 'File saved',
  notOver: (month: string) => `${month} is not over. The figures can still change.`,
  due: (gstr1: string, gstr3b: string) =>
    `Monthly filers: GSTR-1 by ${gstr1}, GSTR-3B by ${gstr3b}.`,
  toCheck: (count: number) => (count === 1 ? '1 thing to check' : `${count} things to check`),
  documents: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
  warnings,

  tablesTitle: 'GSTR-1 by table',
  tablesHint: 'What the file says, next to the totals on the documents.',
  noSupplies: 'Nothing to report in this month. A registered shop still files a nil return.',
  tablesLabel: 'Tables of GSTR-1',
  tables,
  tableColumns: {
    table: 'Table',
    documents: 'Documents',
    taxable: 'Taxable value',
    booksTaxable: 'Taxable in books',
    tax: 'Tax',
    booksTax: 'Tax in books',
    check: 'Check',
  },
  equal: 'Equal',
  differs: 'Differs',
  figuresEqual: (taxable: string) =>
    `All tables together equal the sales figures: ${taxable} taxable value, less credit notes.`,
  figuresEqualBut: (filed: string, leftOut: string) =>
    `The return has ${filed} taxable value. With ${leftOut} in documents left out, it equals the sales figures.`,
  figuresDiffer: (filed: string, figures: string) =>
    `The documents add up to ${filed} taxable value, but the sales figures say ${figures}.`,
  amendments:
    'Once a month is marked as filed, its return stays as it was. Later corrections of a buyer’s GST number are in the amendment tables of the month of the correction. An amendment shows the difference that it makes.',
  filedOn: (moment: string) => `GSTR-1 was filed; marked on ${moment}.`,
  markFiled: 'Mark GSTR-1 as filed',
  unmarkFiled: 'Not filed after all',

  seriesTitle: 'Documents issued',
  seriesLabel: 'Table 13, documents issued',
  kinds,
  seriesColumns: {
    kind: '13 · Documents',
    first: 'From',
    last: 'To',
    count: 'Issued',
    cancelled: 'Cancelled',
  },
  noSeries: 'No documents were issued in this month.',

  gstr3bTitle: 'GSTR-3B summary',
  gstr3bLabel: 'Tables of GSTR-3B',
  gstr3bColumns: {
    row: 'Table',
    taxable: 'Taxable value',
    igst: 'IGST',
    cgst: 'CGST',
    sgst: 'SGST',
  },
  outward: '3.1(a) Outward taxable supplies',
  untaxed: '3.1(c) Nil-rated and exempt supplies',
  unregistered: (place: string) => `3.2 To unregistered persons in ${place}`,
  inputTax: '4(A)(5) Input tax',
  blocked: '4(B)(1) Blocked input tax',
  netInputTax: '4(C) Net input tax',
  exemptInterState: '5 Purchases without tax, between states',
  exemptIntraState: '5 Purchases without tax, within the state',

  purchasesTitle: 'Purchase register',
  purchasesHint:
    'Supplier invoices from purchase orders, in the month in which goods and invoice were there. Compare them with GSTR-2B.',
  purchasesLabel: 'Supplier invoices',
  purchasesCsv: 'Download purchase register',
  noPurchases: 'No supplier invoices count in this month. Record them on the purchase order.',
  loadingPurchases: 'Loading supplier invoices…',
  failedPurchases: 'Failed to load the purchase register',
  purchaseColumns: {
    invoice: 'Invoice',
    supplier: 'Supplier',
    order: 'Purchase order',
    taxable: 'Taxable value',
    tax: 'Tax',
    claim: 'Input tax',
  },
  noGstin: 'Unregistered',
  claim: { yes: 'Claimed', blocked: 'Blocked', late: 'Too late', none: 'None' },
  gstr1Csv: {
    table: 'Table',
    number: 'Number',
    date: 'Date',
    gstin: 'GSTIN',
    place: 'Place of supply',
    value: 'Value',
    rate: 'Rate',
    taxable: 'Taxable value',
    igst: 'IGST',
    cgst: 'CGST',
    sgst: 'SGST',
    hsn: 'HSN',
    unit: 'Unit',
    quantity: 'Quantity',
  },
  purchaseCsv: [
    'Supplier',
    'GSTIN',
    'Invoice',
    'Date',
    'State code',
    'Rate',
    'Taxable value',
    'IGST',
    'CGST',
    'SGST',
    'Input tax',
    'Purchase order',
  ],
};

export const taxReturnsTexts: Catalogue<typeof en> = { en };
export type TaxReturnsTexts = typeof en;
