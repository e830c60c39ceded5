import { RETURN_REASON_LABELS } from '@kargha/domain/return';
import type { Catalogue } from '#lib/language/language.ts';

const reasons: Readonly<Record<string, string>> = RETURN_REASON_LABELS;

const en = {
  title: 'Analytics',
  subtitle:
    'Days are days in India. Figures come from the daily sums that orders, invoices and returns add to.',
  loading: 'Loading the figures…',
  failed: 'Failed to load the figures',
  tryAgain: 'Try Again',
  ranges: 'Ranges',
  range: {
    '7': 'Last 7 days',
    '30': 'Last 30 days',
    '90': 'Last 90 days',
    '365': 'Last 365 days',
    own: 'Other days',
  },
  from: 'From',
  to: 'To',
  export: 'Export CSV',
  exported: 'The figures were exported.',
  figures: 'Figures',
  sales: 'Sales',
  orders: 'Orders',
  average: 'Average order',
  tax: 'GST charged',
  change: (percent: number | null) =>
    percent === null
      ? 'Nothing to compare with'
      : `${percent > 0 ? '+' : ''}${percent}% against the days before`,
  byDay: 'Sales by day',
  best: (day: string, amount: string) => `Best day: ${day} with ${amount}.`,
  noSales: 'Nothing was sold in these days.',
  bar: (day: string, amount: string, orders: number) =>
    `${day}: ${amount}, ${orders} ${orders === 1 ? 'order' : 'orders'}`,
  steps: 'From checkout to door',
  stepsHint: 'Counted from the states of orders that were opened in these days.',
  visits: 'From product to payment',
  visitsHint:
    'Visits of those who let the shop measure, each counted once for each step; nobody else is counted.',
  visitSteps: {
    viewed: 'Saw a product',
    cart: 'Put it into the cart',
    checkout: 'Came to the checkout',
    paid: 'Paid',
  },
  opened: 'Checkout opened',
  paid: 'Paid',
  delivered: 'Delivered',
  ofOpened: (percent: number) => `${percent}%`,
  crafts: 'Top crafts',
  origins: 'Where pieces come from',
  destinations: 'Where pieces go',
  pieces: (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`,
  nothing: 'Nothing in these days.',
  returns: 'Returns by reason',
  reason: (reason: string) => reasons[reason] ?? reason,
  gst: 'GST by rate and state',
  gstTable: 'GST, one row for each rate and state',
  gstHint: 'Tax invoices less credit notes, by the day on which they were issued.',
  gstColumns: {
    state: 'Place of supply',
    percent: 'Rate',
    taxable: 'Taxable',
    cgst: 'CGST',
    sgst: 'SGST',
    igst: 'IGST',
  },
  noInvoices: 'No invoice was issued in these days.',
  csv: {
    figures: ['Figure', 'These days', 'Days before'],
    visits: ['Step', 'Visits', '% of the first'],
    steps: ['Step', 'Orders', '% of the first'],
    returns: ['Reason', 'Pieces'],
    days: ['Day', 'Orders', 'Sales (₹)'],
    gst: ['Place of supply', 'Rate %', 'Taxable (₹)', 'CGST (₹)', 'SGST (₹)', 'IGST (₹)'],
    names: ['Name', 'Pieces', 'Value without tax (₹)'],
  },
};

export const analyticsTexts: Catalogue<typeof en> = { en };
export type AnalyticsTexts = typeof en;
