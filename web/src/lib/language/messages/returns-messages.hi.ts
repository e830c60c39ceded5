import type { returnsMessages } from '@kargha/domain/messages/returns-messages';

import type { HindiFor } from '../translate.ts';

export const returnsMessagesHindi: HindiFor<typeof returnsMessages> = {
  choose_items_to_return: 'कृपया चुनें कि क्या लौटाना है।',
  choose_a_reason: 'कृपया कारण चुनें।',
  photo_too_large: 'तस्वीर 4 MB से बड़ी नहीं हो सकती।',
  photo_format: 'तस्वीर का यह फ़ॉर्मैट मान्य नहीं है।',
  too_many_photos: 'अधिकतम {max} तस्वीरें।',
  not_returnable: '{title} को नहीं लौटाया जा सकता: डिलीवरी नहीं हुई है, या उसे पहले ही लौटाया जा चुका है।',
  fewer_returnable: '{title}: अब केवल {max} नग की वापसी हो सकती है।',
  fewer_returnable_for_reason:
    '{title}: इस कारण से अब केवल {max} नग की वापसी हो सकती है; बाक़ी के 15 दिन बीत गए हैं।',
  return_days_over:
    '{title} लौटाने के 15 दिन बीत गए हैं। अगर आइटम विवरण जैसा न हो, तो उसे अब भी लौटाया जा सकता है।',
  return_days_over_write:
    '{title} लौटाने के 15 दिन बीत गए हैं। अगर आइटम विवरण जैसा न हो, तो कृपया हमें लिखें।',
  return_rejected: 'हम {title} की वापसी स्वीकार नहीं कर सके। अगर आप सहमत न हों, तो कृपया हमें लिखें।',
  exchange_not_possible: '{title} बदला नहीं जा सकता। आप इसे रिफ़ंड के लिए लौटा सकते हैं।',
  exchange_unpaid: 'इस ऑर्डर का पूरा भुगतान अभी नहीं हुआ है, इसलिए इसके आइटम बदले नहीं जा सकते।',
  exchange_same: 'कृपया लौटाए जा रहे नग से अलग विकल्प चुनें।',
  exchange_sold_out: '{title} इस विकल्प में अभी-अभी बिक गया। कृपया दूसरा विकल्प या रिफ़ंड चुनें।',
  quoted_not_returnable:
    '{title} का ऑर्डर कोटेशन से हुआ था। इसे तभी लौटाया जा सकता है जब इसमें दोष हो या यह ऑर्डर से अलग हो।',
};
