import { RETURN_REASON_LABELS } from '@kargha/domain/orders/return';
import { FIGURE_DEFINITIONS } from '@kargha/domain/reports/figure-definitions';
import { UNSPECIFIED } from '@kargha/domain/reports/analytics';
import type { ChangeKind } from '@kargha/domain/reports/sales';
import type { Catalogue } from '#lib/language/language.ts';

const named = (stored: string) => (stored === UNSPECIFIED ? 'Not specified' : stored);
const reasons: Readonly<Record<string, string>> = RETURN_REASON_LABELS;

interface Change {
  kind: ChangeKind;
  percent: number;
  before: string;
}

const en = {
  title: 'Analytics',
  subtitle: 'Based on orders, invoices and returns. Dates are in India time.',
  loading: 'Loading analytics…',
  failed: 'Failed to load analytics',
  tryAgain: 'Try Again',
  ranges: 'Date range',
  range: {
    '7': 'Last 7 days',
    '30': 'Last 30 days',
    '90': 'Last 90 days',
    '365': 'Last 365 days',
    own: 'Custom',
  },
  from: 'From',
  to: 'To',
  export: 'Export CSV',
  exported: 'Analytics exported',
  figures: 'Key figures',
  change: ({ kind, percent, before }: Change) =>
    ({
      none: 'No earlier data',
      new: 'New this period',
      same: 'Same as the previous period',
      up: `Up ${percent}% from the previous period`,
      down: `Down ${percent}% from the previous period`,
      steep: `Up from ${before} in the previous period`,
    })[kind],
  breakdown: 'From gross to total sales',
  breakdownTable: 'From gross to total sales, table',
  breakdownColumns: { figure: 'Figure', now: 'This period', before: 'Previous period' },
  byDay: 'Total sales by day',
  noSales: 'No sales in this period.',
  steps: 'Order conversion',
  stepsHint: 'Orders started in this period, by the step they reached.',
  visits: 'Shopping funnel',
  visitsHint: 'Only visits with consent to analytics are counted. Each visit counts once per step.',
  visitSteps: {
    viewed: 'Viewed a product',
    cart: 'Added to cart',
    checkout: 'Reached checkout',
    paid: 'Paid',
  },
  opened: 'Checkout started',
  paid: 'Paid',
  delivered: 'Delivered',
  ofOpened: (percent: number) => `${percent}%`,
  crafts: 'Top crafts',
  origins: 'Sales by origin',
  destinations: 'Sales by destination',
  named,
  pieces: (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`,
  nothing: 'No data in this period.',
  giftCards: FIGURE_DEFINITIONS.giftCardsSold.label,
  giftCardsHint: FIGURE_DEFINITIONS.giftCardsSold.definition,
  giftCardsSold: (count: number, amount: string) =>
    `${count} ${count === 1 ? 'card' : 'cards'} for ${amount}`,
  giftCardsRefunded: (amount: string) => `${amount} refunded`,
  wholeMonths: (first: string, last: string) =>
    first === last ? `All of ${first}` : `${first} to ${last}, whole months`,
  margin: (amount: string, percent: number | null) =>
    percent === null ? amount : `${amount}, ${percent}% of net sales`,
  marginOf: (sales: string, cost: string) => `${sales} net sales, ${cost} cost of goods`,
  withoutCost: (units: number, sales: string) =>
    `Not included: ${units} ${units === 1 ? 'piece' : 'pieces'} sold for ${sales} without a recorded cost.`,
  marginPartial:
    'Only the products that sold best are included. Choose a shorter period for all of them.',
  returns: 'Returns by reason',
  exchanged: (count: number) => `${count} for another size`,
  reason: (reason: string) => reasons[reason] ?? named(reason),
  variants: 'Sales by variant',
  variantsHint:
    'Pieces and net sales of one product by size or other options. Older orders were counted by product only. An exchange stays with the variant that was sold.',
  product: 'Product',
  productHint: 'Title or SKU',
  noProduct: 'No product found',
  noVariants: (title: string) =>
    title === '' ? 'This product no longer exists.' : `${title} has no variants.`,
  variantsOf: (title: string) => `Sales by variant: ${title}`,
  variantColumns: { name: 'Variant', sku: 'SKU', units: 'Pieces', revenue: 'Net sales' },
  gst: 'GST by rate and state',
  gstTable: 'GST by rate and place of supply',
  gstHint: 'Tax invoices minus credit notes, by issue date.',
  gstColumns: {
    state: 'Place of supply',
    percent: 'Rate',
    taxable: 'Taxable',
    cgst: 'CGST',
    sgst: 'SGST',
    igst: 'IGST',
  },
  noInvoices: 'No invoices were issued in this period.',
  register: 'Export GST register',
  registerName: (from: string, to: string) => `gst-register-${from}-${to}`,
  registered: 'GST register exported',
  registerHint:
    'The GST register has one row per HSN code and rate for each invoice and credit note. The other file lists the document numbers issued in each series.',
  issued: 'Export document numbers',
  issuedName: (from: string, to: string) => `gst-numbers-issued-${from}-${to}`,
  issuedDone: 'Document numbers exported',
  kinds: {
    invoice: 'Invoice',
    'credit-note': 'Credit note',
    receipt: 'Receipt voucher',
    'refund-voucher': 'Refund voucher',
  },
  csv: {
    figures: ['Figure', 'This period', 'Previous period', 'Definition'],
    visits: ['Step', 'Visits', '% of first step'],
    steps: ['Step', 'Orders', '% of first step'],
    returns: ['Reason', 'Pieces', 'For another size'],
    days: ['Day', 'Orders', 'Total sales (₹)'],
    gst: ['Place of supply', 'Rate %', 'Taxable (₹)', 'CGST (₹)', 'SGST (₹)', 'IGST (₹)'],
    register: [
      'Kind',
      'Number',
      'Date',
      'Original invoice',
      'Buyer',
      'GSTIN',
      'Place of supply',
      'HSN',
      'Rate %',
      'Unit',
      'Quantity',
      'Taxable value (₹)',
      'CGST (₹)',
      'SGST (₹)',
      'IGST (₹)',
      'Shipping, untaxed (₹)',
      'Round-off (₹)',
      'Document total (₹)',
    ],
    issued: ['Kind', 'Financial year', 'First number', 'Last number', 'Issued', 'Cancelled'],
    margin: [
      'Months',
      'Net sales with a known cost (₹)',
      'Cost of goods (₹)',
      'Gross margin (₹)',
      'Gross margin %',
      'Pieces without a known cost',
      'Net sales without a known cost (₹)',
      'Definition',
    ],
    giftCards: ['Cards', 'Amount (₹)', 'Refunded (₹)'],
    names: ['Name', 'Pieces', 'Net sales (₹)'],
    variants: ['Variant', 'SKU', 'Pieces', 'Net sales (₹)'],
  },
};

export const analyticsTexts: Catalogue<typeof en> = { en };
export type AnalyticsTexts = typeof en;
