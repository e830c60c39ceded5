import type { Catalogue } from '#lib/language/language.ts';

const en = {
  line1: 'Address line 1',
  line2: 'Address line 2',
  city: 'City',
  state: 'State',
  chooseState: 'Choose a state',
  pincode: 'Pincode',
  country: 'Country',
  optional: '(optional)',
  pincodeIn: (city: string, state: string) => `${city}, ${state}`,
};

export const addressTexts: Catalogue<typeof en> = { en };
