import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Some payments may not go through',
  methods: { card: 'Cards', netbanking: 'Net banking', upi: 'UPI', wallet: 'Wallets' },
  notWorking: (names: string) => `Not working at the moment: ${names}.`,
  mayFail: (names: string) => `May fail at the moment: ${names}.`,
  hint: 'Please pay another way, or try again later.',
};

export const downtimeTexts: Catalogue<typeof en> = { en };
