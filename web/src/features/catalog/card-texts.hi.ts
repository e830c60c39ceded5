import type { CardTexts } from './card-texts.ts';

export const cardHindi: CardTexts = {
  allTitle: 'सभी उत्पाद',
  productFailed: 'यह उत्पाद लोड नहीं हो सका',
  available: 'उपलब्ध',
  outOfStock: 'उपलब्ध नहीं',
  inStock: (count) => `स्टॉक में ${count}`,
  soldOut: 'समाप्त',
  madeToOrder: 'ऑर्डर पर बनता है',
  youSave: (amount) => `आपकी बचत ${amount}`,
  viewDetails: 'विवरण देखें',
  viewNamed: (name) => `विवरण देखें: ${name}`,
};
