import type { madeToOrderTexts } from './made-to-order-texts.ts';

export const madeToOrderHindi: typeof madeToOrderTexts.en = {
  madeToOrder: (days) => `ऑर्डर पर बुना जाता है, ${days} कार्य-दिवस में निकलता है`,
};
