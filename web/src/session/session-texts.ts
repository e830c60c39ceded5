import type { Catalogue } from '#lib/language/language.ts';

const en = {
  checking: 'Checking who is signed in…',
  deniedTitle: 'Access Denied',
  deniedHint: 'This part of the shop is for its staff. Your account has no access to it.',
  toShop: 'Go to Main Site',
  otherAccount: 'Try Different Account',
};

export const sessionTexts: Catalogue<typeof en> = { en };
