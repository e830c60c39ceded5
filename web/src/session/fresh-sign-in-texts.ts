import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Please sign in again',
  hint: 'This change affects staff access or payments, so please confirm that it is you.',
  password: 'Your password',
  passwordMissing: 'Password is required',
  popup: 'A window will open for you to sign in again.',
  phoneOnly: 'Please sign out, sign in again and then retry.',
  confirm: 'Continue',
};

export const freshSignInTexts: Catalogue<typeof en> = {
  en,
};
