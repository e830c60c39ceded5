import type { productOffersTexts } from './product-offers-texts.ts';

export const productOffersHindi: typeof productOffersTexts.en = {
  title: 'ऑफ़र',
  hint: 'कोड कार्ट में लिखें। हर ऑर्डर पर एक ही छूट मिलती है: सबसे बड़ी।',
};
