import { RETURN_DAYS } from '@kargha/domain/orders/return';
import type { Catalogue } from '#lib/language/language.ts';

const en = {
  emi: 'EMI at checkout, where your bank offers it',
  gstExtra: (percent: number) => `${percent}% GST extra`,
  gstIncluded: (percent: number) => `Price includes ${percent}% GST`,
  withGst: (amount: string) => `${amount} with GST`,
  noGst: 'No GST',
  freeShippingAbove: (amount: string) => `Free shipping above ${amount}`,
  shipsFree: 'Free shipping',
  shipsIn: (days: number) => `Ships in ${days} working ${days === 1 ? 'day' : 'days'}`,
  returns: `${RETURN_DAYS}-day returns`,
  returnsPolicy: 'Returns policy',
};

export const saleTermsTexts: Catalogue<typeof en> = { en };
