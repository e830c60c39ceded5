import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Please sign in again',
  hint: 'This changes who runs the shop or where its money goes, so we ask again that it is you.',
  password: 'Your password',
  passwordMissing: 'Password is required',
  popup: 'A window opens in which you sign in again.',
  phoneOnly: 'Please sign out, sign in again and repeat this step.',
  confirm: 'Continue',
};

export const freshSignInTexts: Catalogue<typeof en> = {
  en,
};
