import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'We accept',
  methods: ['Credit cards', 'Debit cards', 'Net banking', 'UPI', 'Wallets'],
  emi: 'EMI',
  cash: 'Cash on delivery',
};

export const paymentMarksTexts: Catalogue<typeof en> = { en };
