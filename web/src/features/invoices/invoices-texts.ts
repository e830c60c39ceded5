import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Invoices',
  lead: 'Tax invoices and credit notes of your orders, for your books.',
  loading: 'Loading invoices...',
  failed: 'Failed to load invoices',
  tryAgain: 'Try Again',
  noneTitle: 'No invoices yet',
  noneHint: 'A tax invoice is issued when your order is dispatched.',
  shop: 'See the products',
  year: 'Financial year',
  allYears: 'All years',
  csv: 'Download CSV',
  csvName: (year: string) => `kargha-invoices-${year}.csv`,
  columns: {
    number: 'Number',
    date: 'Date',
    about: 'Order',
    buyer: 'Billed to',
    tax: 'GST',
    total: 'Total',
    paper: 'PDF',
  },
  kinds: { invoice: 'Tax invoice', 'credit-note': 'Credit note' },
  against: (invoice: string) => `against ${invoice}`,
  gstin: (gstin: string) => `GSTIN ${gstin}`,
  download: 'Download',
  downloadNamed: (number: string) => `Download ${number}`,
  count: (count: number) => (count === 1 ? '1 paper' : `${count} papers`),
  downloadFailed: 'The PDF could not be downloaded.',
};

export const invoicesTexts: Catalogue<typeof en> = { en };
