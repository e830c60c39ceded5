import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Request a Quote',
  optional: '(optional)',
  belowMinimum: (pieces: number) =>
    `We usually weave from ${pieces} pieces for this kind of order. You can still ask.`,
  requirementsHint: 'Products, colours, sizes, places to deliver to.',
  requestSamples: 'Request samples',
  lines: 'Products',
  removeLine: (title: string) => `Take ${title} off the request`,
  notSold: (titles: string) => `No longer for sale: ${titles}. Please take it off the request.`,
  tooManyLines: (most: number) => `One request holds at most ${most} products.`,
  files: 'Logos and references',
  filesHint: 'Images, PDF, AI, EPS or SVG, at most 10 MB each, 10 files. Only you and we see them.',
  remove: 'Remove',
  noDraft: 'We found no such draft. It may have been sent already.',
  submit: 'Submit Request',
  submitting: 'Submitting...',
  saveDraft: 'Save as Draft',
  close: 'Close',
  failedHint: 'What you have typed is still here.',
  sentTitle: 'Request submitted',
  sent: 'We reply within 24 hours. A mail is on its way to you.',
  seeQuotations: 'See your quotations',
  kept: 'Your draft is kept in this browser.',
  savedDraft: 'Your draft is saved under Quotations.',
};

export const quoteFormTexts: Catalogue<typeof en> = { en };
