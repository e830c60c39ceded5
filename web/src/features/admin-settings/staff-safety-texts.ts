import type { Catalogue } from '#lib/language/language.ts';

const en = {
  secondFactorRequired: 'Owners and finance need a second factor',
  secondFactorHint:
    'They have seven days to set up an authenticator app, then the back office asks them to.',
};

export const staffSafetyTexts: Catalogue<typeof en> = { en };
