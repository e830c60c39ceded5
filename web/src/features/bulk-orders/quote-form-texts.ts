import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Request a Quote',
  optional: '(optional)',
  belowMinimum: (pieces: number) =>
    `Our usual minimum for this type of order is ${pieces} pieces. You can still request fewer.`,
  requirementsHint: 'Products, colours, sizes and delivery locations.',
  requestSamples: 'Request samples',
  lines: 'Products',
  removeLine: (title: string) => `Remove ${title} from the request`,
  notSold: (titles: string) =>
    `No longer available: ${titles}. Please remove from the request and submit again.`,
  tooManyLines: (most: number) => `A request can have up to ${most} products.`,
  files: 'Logos and references',
  filesHint:
    'Images, PDF, AI, EPS or SVG. Up to 10 files, 10 MB each. Only you and our team can see them.',
  remove: 'Remove',
  noDraft: 'We could not find this draft. It may already have been sent.',
  submit: 'Submit Request',
  submitting: 'Submitting...',
  saveDraft: 'Save as Draft',
  close: 'Close',
  failedHint: 'What you typed is still here.',
  sentTitle: 'Request submitted',
  sent: 'We reply within 24 hours. We will email you a confirmation.',
  seeQuotations: 'View your quotations',
  kept: 'Your draft is saved in this browser.',
  savedDraft: 'Your draft is saved under Quotations.',
};

export const quoteFormTexts: Catalogue<typeof en> = { en };
