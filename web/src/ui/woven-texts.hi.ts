import type { wovenTexts } from './woven-texts.ts';

export const wovenHindi: typeof wovenTexts.en = {
  wovenToOrder: (days) => `ऑर्डर पर बुना जाता है, ${days} कार्य-दिवस में निकलता है`,
};
