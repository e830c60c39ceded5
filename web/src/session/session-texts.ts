import type { Catalogue } from '#lib/language/language.ts';

const en = {
  checking: 'Checking who is signed in…',
  deniedTitle: 'Access Denied',
  deniedHint: 'This part of the shop is for its staff. Your account has no access to it.',
  toShop: 'Go to Main Site',
  otherAccount: 'Try Different Account',
  signInTitle: 'Please sign in',
  signInHint:
    'This page shows what belongs to your account. You come back to it once you are signed in.',
  login: 'Login',
  signUp: 'Sign Up',
  stillThereTitle: 'Are you still there?',
  stillThereHint: 'For your safety we sign you out when nothing happens for 30 minutes.',
  signedOutIn: (time: string) => `You will be signed out in ${time}.`,
  stay: 'Stay Logged In',
  logoutNow: 'Logout Now',
  signedOut: 'Signed out',
  signedOutIdle: 'Nothing happened for 30 minutes, so we have signed you out.',
};

export const sessionTexts: Catalogue<typeof en> = { en };
