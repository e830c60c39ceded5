import type { Catalogue } from '#lib/language/language.ts';

const en = {
  secondFactorRequired: 'Owners and finance need a second factor',
  secondFactorHint:
    'They have seven days to set up an authenticator app, then the back office asks them to.',
  refundLimit: 'Refunds above (₹) need a second person',
  refundLimitHint:
    'Leave it empty to let everyone who may refund do it alone. What one person refunds of an order within 24 hours counts together. You need at least two people who may approve refunds: owners, managers or finance.',
};

export const staffSafetyTexts: Catalogue<typeof en> = { en };
