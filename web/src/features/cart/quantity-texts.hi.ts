import type { quantityTexts } from './quantity-texts.ts';

export const quantityHindi: typeof quantityTexts.en = {
  atMost: (most) => `अधिकतम ${most} नग ऑर्डर कर सकते हैं, इसलिए मात्रा ${most} कर दी गई है।`,
  wholeOnly: (whole) => `मात्रा पूरी संख्या में लिखें। अभी ${whole} कर दी गई है।`,
};
