import type { Catalogue } from '#lib/language/language.ts';

const en = {
  dismiss: 'Dismiss',
  close: 'Close',
  tryAgain: 'Try Again',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  loadingPage: 'Loading…',
  brokenTitle: 'Something went wrong on this page.',
  brokenHint: 'What is in your cart is safe. Reload the page, or go back to the shop.',
  reload: 'Reload',
  noPicture: (name: string) => `No picture of ${name} yet`,
  percentOff: (percent: number) => `${percent}% off`,
  originalPrice: 'Original price',
  price: 'Price',
};

export const uiTexts: Catalogue<typeof en> = { en };
