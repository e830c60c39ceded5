import type { beforeGstTexts } from './before-gst-texts.ts';

export const beforeGstHindi: typeof beforeGstTexts.en = {
  subtotal: (count) => `सबटोटल (${count} आइटम), जीएसटी से पहले`,
  discounted: (count, discount) => `${discount} छूट के बाद सबटोटल (${count} आइटम), जीएसटी से पहले`,
  shipping: 'डिलीवरी, जीएसटी से पहले',
  gst: 'जीएसटी',
  untilFreeShipping: (amount) => `मुफ़्त डिलीवरी के लिए जीएसटी सहित ${amount} का और डालें`,
};
