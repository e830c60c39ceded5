import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Bulk orders',
  from: (pieces: number) => `From ${pieces} pieces`,
  multiples: (multiple: number) => `In multiples of ${multiple}`,
  leadTime: (days: number) => `Lead time ${days} ${days === 1 ? 'day' : 'days'}`,
  byQuotation: (most: number) => `More than ${most} pieces by quotation`,
  forBusinesses: 'Business accounts pay less in these numbers',
  verifyFirst: 'Your prices stand here once your company is verified',
  failed: 'Your prices could not be read.',
  tryAgain: 'Try again',
  onRequest: 'Prices for numbers are on request: ask for a quotation.',
  pieces: 'Pieces',
  each: 'Price per piece',
  off: 'Less',
  andMore: (from: number) => `${from} and more`,
};

export const bulkTermsTexts: Catalogue<typeof en> = { en };
