import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: (number: string) => `Correct the buyer of invoice ${number}`,
  hint: 'Amounts and tax stay as they are, so the number must be from the state of the invoice. When the return of its month is marked as filed, this month’s GSTR-1 amends it.',
  gstin: 'GST number',
  name: 'Registered name',
  reason: 'Reason',
  confirm: 'Correct invoice',
  corrected: 'Invoice corrected',
};

export const recipientTexts: Catalogue<typeof en> = { en };
