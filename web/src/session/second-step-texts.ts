import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Enter your code',
  hint: 'Open your authenticator app and enter the six digits for Kargha.',
  code: 'Code',
  codeMissing: 'Enter the code',
  recovery: 'No phone at hand? Enter one of your recovery codes instead. Each works once.',
  lost: 'If you have neither, ask an owner of the shop to reset your second factor.',
  confirm: 'Continue',
  signOut: 'Sign out',
  setUpTitle: 'Set up a second factor',
  setUpHint:
    'Your role needs an authenticator app from now on. It takes about two minutes, and you need your phone.',
  soon: (day: string) =>
    `Your role needs a second factor. Please set up an authenticator app by ${day}.`,
  setUp: 'Set up now',
};

export const secondStepTexts: Catalogue<typeof en> = { en };
