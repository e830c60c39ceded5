import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'No connection',
  hint: 'We cannot reach the shop right now. Your cart and wishlist are safe on this device.',
  again: 'Try Again',
};

export const offlineTexts: Catalogue<typeof en> = { en };
