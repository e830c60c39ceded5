import type { productOffersTexts } from './product-offers-texts.ts';

export const productOffersHindi: typeof productOffersTexts.en = {
  title: 'ऑफ़र',
  percentOff: (percent) => `${percent}% छूट`,
  amountOff: (amount) => `${amount} की छूट`,
  freeShipping: 'मुफ़्त शिपिंग',
  upTo: (amount) => `${amount} तक`,
  from: (amount) => `${amount} या अधिक के ऑर्डर पर`,
  withCode: 'कोड',
  until: (day) => `${day} तक`,
  hint: 'कोड कार्ट में लिखें। हर ऑर्डर पर एक ही छूट मिलती है: सबसे बड़ी।',
};
