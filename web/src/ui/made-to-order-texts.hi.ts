import type { madeToOrderTexts } from './made-to-order-texts.ts';

export const madeToOrderHindi: typeof madeToOrderTexts.en = {
  madeToOrder: (days) => `ऑर्डर पर बनता है, ${days} कार्य-दिवस में भेजा जाता है`,
};
