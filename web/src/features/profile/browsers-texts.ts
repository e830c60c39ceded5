import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Where you are signed in',
  lead: 'Sign out any browser that you do not know, then change your password.',
  loading: 'Loading your browsers…',
  failed: 'We could not load your browsers.',
  tryAgain: 'Try Again',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown browser',
  current: 'This browser',
  lastUsed: (when: string, country: string) =>
    country === '' ? `Last used ${when}` : `Last used ${when}, ${country}`,
  signOut: 'Sign out',
  signOutNamed: (browser: string) => `Sign out ${browser}`,
  signedOut: 'Signed out',
  signedOutHint: (browser: string) => `${browser} is signed out.`,
  everywhere: 'Sign out everywhere',
  everywhereTitle: 'Sign out of all browsers?',
  everywhereHint: 'This browser is signed out too. You can sign in again right away.',
};

export const browsersTexts: Catalogue<typeof en> = { en };
