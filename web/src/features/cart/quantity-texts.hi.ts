import type { quantityTexts } from './quantity-texts.ts';

export const quantityHindi: typeof quantityTexts.en = {
  decrease: (name) => `${name} की मात्रा घटाएँ`,
  increase: (name) => `${name} की मात्रा बढ़ाएँ`,
  quantityOf: (name) => `${name} की मात्रा`,
  quantityLimit: (most) => `इसके अधिकतम ${most} नग ऑर्डर किए जा सकते हैं। इससे अधिक के लिए कोटेशन माँगें।`,
  bulkOrders: 'थोक ऑर्डर',
  atMost: (most) => `आप अधिकतम ${most} नग ऑर्डर कर सकते हैं, इसलिए मात्रा ${most} कर दी गई है।`,
  wholeOnly: (whole) => `कृपया पूरी संख्या लिखें। मात्रा ${whole} कर दी गई है।`,
  buyNow: 'अभी ख़रीदें',
  othersSaved: 'आपके कार्ट की बाकी चीज़ें बाद के लिए सहेज ली गई हैं।',
};
