import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Request a Quote',
  optional: '(optional)',
  belowMinimum: (pieces: number) =>
    `We usually weave from ${pieces} pieces for this kind of order. You can still ask.`,
  requirementsHint: 'Products, colours, sizes, places to deliver to.',
  files: 'Logos and references: please send them in reply to the mail that confirms your request.',
  submit: 'Submit Request',
  submitting: 'Submitting...',
  saveDraft: 'Save as Draft',
  close: 'Close',
  failedHint: 'What you have typed is still here.',
  sentTitle: 'Request submitted',
  sent: 'We reply within 24 hours. A mail is on its way to you.',
  seeQuotations: 'See your quotations',
  kept: 'Your draft is kept in this browser.',
};

export const quoteFormTexts: Catalogue<typeof en> = { en };
