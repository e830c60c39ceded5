import type { quantityTexts } from './quantity-texts.ts';

export const quantityHindi: typeof quantityTexts.en = {
  atMost: (most) => `आप अधिकतम ${most} नग ऑर्डर कर सकते हैं, इसलिए मात्रा ${most} कर दी गई है।`,
  wholeOnly: (whole) => `कृपया पूरी संख्या लिखें। मात्रा ${whole} कर दी गई है।`,
};
