import { RETURN_DAYS } from '@kargha/domain/orders/return';

import type { returnTexts } from './return-texts.ts';

export const returnHindi: typeof returnTexts.en = {
  pickupStates: {
    shipped: 'कूरियर सामान लेने आएगा',
    in_transit: 'दुकान के रास्ते में',
    out_for_delivery: 'दुकान के रास्ते में',
    delivered: 'दुकान पहुँच गया',
    rto: 'पहुँच नहीं सका, वापस जा रहा है',
    returned: 'भेजने वाले के पास वापस',
  },
  quantity: (title) => `${title} की मात्रा`,
  reason: 'कारण',
  daysAreOver: (late, inTime) =>
    inTime === 0
      ? `वापसी के ${RETURN_DAYS} दिन बीत चुके हैं। विवरण से अलग निकले आइटम अब भी लौटाए जा सकते हैं।`
      : `इनमें से ${late} नग की वापसी के ${RETURN_DAYS} दिन बीत चुके हैं। विवरण से अलग निकले आइटम अब भी लौटाए जा सकते हैं।`,
  byQuotation: 'कोटेशन वाले आइटम तभी लौटाए जा सकते हैं जब उनमें ख़राबी हो या वे ऑर्डर जैसे न हों।',
  optional: '(वैकल्पिक)',
  estimate: 'अधिकतम रिफ़ंड',
  photos: 'तस्वीरें',
  addPhotos: 'तस्वीरें जोड़ें',
  photosHint: 'कुछ ख़राब या ग़लत हो तो अधिकतम 4 तस्वीरें जोड़ें, हर एक 4 MB तक की।',
  photoTooLarge: (name) => `${name} 4 MB से बड़ी है`,
  photoWrong: (name) => `${name} का फ़ॉर्मैट मान्य नहीं है`,
  tooManyPhotos: 'आप अधिकतम 4 तस्वीरें जोड़ सकते हैं।',
  removePhoto: (name) => `${name} हटाएँ`,
  nothingChosen: 'कृपया चुनें कि क्या लौटाना है।',
};
