import type { Catalogue } from '#lib/language/language.ts';

const en = {
  backOnCard: (last4: string) => `Refunded to gift card …${last4}`,
};

export const giftCardRefundTexts: Catalogue<typeof en> = { en };
