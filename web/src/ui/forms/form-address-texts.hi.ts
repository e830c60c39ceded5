import type { addressTexts } from './form-address-texts.ts';

export const addressHindi: typeof addressTexts.en = {
  line1: 'पता, पंक्ति 1',
  line2: 'पता, पंक्ति 2',
  city: 'शहर',
  state: 'राज्य',
  chooseState: 'राज्य चुनें',
  pincode: 'पिनकोड',
  country: 'देश',
  optional: '(वैकल्पिक)',
  pincodeIn: (city, state) => `${city}, ${state}`,
};
