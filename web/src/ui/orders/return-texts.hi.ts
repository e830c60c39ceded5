import { RETURN_DAYS } from '@kargha/domain/orders/return';

import type { returnTexts } from './return-texts.ts';

export const returnHindi: typeof returnTexts.en = {
  quantity: (title) => `${title} के कितने नग`,
  reason: 'कारण',
  daysAreOver: (late, inTime) =>
    inTime === 0
      ? `${RETURN_DAYS} दिन बीत गए हैं। जो बताए जैसा नहीं है उसे अब भी लौटाया जा सकता है।`
      : `इनमें से ${late} नग के ${RETURN_DAYS} दिन बीत गए हैं। जो बताए जैसा नहीं है उसे अब भी लौटाया जा सकता है।`,
  byQuotation: 'कोटेशन से तय हुई वस्तुएँ तभी लौटाई जा सकती हैं जब उनमें दोष हो या वे ऑर्डर जैसी न हों।',
  optional: '(वैकल्पिक)',
  estimate: 'आपको अधिक से अधिक मिल सकता है',
  photos: 'तस्वीरें',
  addPhotos: 'तस्वीरें जोड़ें',
  photosHint: 'यदि कुछ ख़राब या ग़लत है, तो अधिक से अधिक 4 तस्वीरें, हर एक 4 MB तक।',
  photoTooLarge: (name) => `${name} 4 MB से बड़ी है`,
  photoWrong: (name) => `${name} का प्रारूप नहीं चलता`,
  tooManyPhotos: 'कृपया अधिक से अधिक 4 तस्वीरें।',
  removePhoto: (name) => `${name} हटाएँ`,
  nothingChosen: 'कृपया चुनें कि क्या लौटाना है।',
};
