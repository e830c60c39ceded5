import type { offerTexts } from './offer-texts.ts';

export const offerHindi: typeof offerTexts.en = {
  withCode: 'कोड',
  inCart: (offer) => `कार्ट में: ${offer}`,
  percentOff: (percent) => `${percent}% छूट`,
  amountOff: (amount) => `${amount} की छूट`,
  freeShipping: 'मुफ़्त शिपिंग',
  upTo: (amount) => `${amount} तक`,
  from: (amount) => `${amount} या अधिक के ऑर्डर पर`,
  until: (day) => `${day} तक`,
};
