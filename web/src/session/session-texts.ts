import type { Catalogue } from '#lib/language/language.ts';

const en = {
  checking: 'Checking your account…',
  deniedTitle: 'Access Denied',
  deniedHint: 'This area is for our staff. Your account has no access.',
  toShop: 'Go to the shop',
  otherAccount: 'Try a different account',
  signInTitle: 'Please sign in',
  signInHint: 'Sign in to see this page. We will bring you back here.',
  login: 'Login',
  signUp: 'Sign Up',
  stillThereTitle: 'Are you still there?',
  stillThereHint: 'For your security, we sign you out after 30 minutes without activity.',
  signedOutIn: (time: string) => `You will be signed out in ${time}.`,
  stay: 'Stay Logged In',
  logoutNow: 'Logout Now',
  signedOut: 'Signed out',
  signedOutIdle: 'You were signed out after 30 minutes without activity.',
};

export const sessionTexts: Catalogue<typeof en> = { en };
