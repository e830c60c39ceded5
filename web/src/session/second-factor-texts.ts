import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Second factor',
  loading: 'Loading your second factor…',
  failed: 'Failed to load your second factor',
  off: 'Not set up',
  on: 'Set up',
  lead: 'After your password, the back office asks for a code from an authenticator app on your phone.',
  codesLeft: (count: number) => `${count} unused recovery ${count === 1 ? 'code' : 'codes'}`,
  start: 'Set up an authenticator app',
  replace: 'Use another phone',
  renew: 'New recovery codes',
  renewTitle: 'Replace your recovery codes?',
  renewHint: 'The codes that you saved before stop working.',
  remove: 'Remove the authenticator app',
  removeTitle: 'Remove your authenticator app?',
  removeHint: 'Your password alone will then open the back office.',
  removed: 'The authenticator app was removed.',
  done: 'Saved',
  scan: 'Scan this code with an authenticator app, such as Google Authenticator or Aegis.',
  qrLabel: 'QR code for the authenticator app',
  secret: 'Or enter this key in the app',
  code: 'Code that the app shows',
  codeMissing: 'Enter the code',
  confirm: 'Confirm',
  cancel: 'Cancel',
  codesTitle: 'Save your recovery codes',
  codesHint:
    'If you lose your phone, each code signs you in once. Keep them where only you can find them. We show them only now.',
  copy: 'Copy codes',
  copied: 'The codes are copied.',
  saved: 'I have saved them',
};

export const secondFactorTexts: Catalogue<typeof en> = { en };
