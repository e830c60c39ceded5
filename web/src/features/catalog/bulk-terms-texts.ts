import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Bulk orders',
  from: (pieces: number) => `Minimum ${pieces} pieces`,
  multiples: (multiple: number) => `In multiples of ${multiple}`,
  leadTime: (days: number) => `Lead time ${days} ${days === 1 ? 'day' : 'days'}`,
  byQuotation: (most: number) => `More than ${most} pieces: request a quote`,
  forBusinesses: 'Business accounts get bulk prices',
  verifyFirst: 'Your bulk prices appear here once your company is verified',
  failed: 'Your bulk prices could not be loaded.',
  tryAgain: 'Try again',
  onRequest: 'Request a quote for bulk prices.',
  pieces: 'Pieces',
  each: 'Price per piece',
  off: 'Discount',
  andMore: (from: number) => `${from} or more`,
};

export const bulkTermsTexts: Catalogue<typeof en> = { en };
