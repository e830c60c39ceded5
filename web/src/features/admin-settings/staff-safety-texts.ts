import type { Catalogue } from '#lib/language/language.ts';

const en = {
  secondFactorRequired: 'Owners and finance need a second factor',
  secondFactorHint:
    'They have seven days to set up an authenticator app, then the back office asks them to.',
  refundLimit: 'Refund limit (₹)',
  refundLimitHint:
    'A refund above it needs a second person who may approve refunds. All refunds of an order count together. Empty: no refund needs one.',
  optional: '(optional)',
};

export const staffSafetyTexts: Catalogue<typeof en> = { en };
