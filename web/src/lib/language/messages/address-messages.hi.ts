import type { addressMessages } from '@kargha/domain/messages/address-messages';

import type { HindiFor } from '../translate.ts';

export const addressMessagesHindi: HindiFor<typeof addressMessages> = {
  phone_10_digits: 'कृपया 10 अंकों का सही फ़ोन नंबर लिखें',
  address_required: 'पता लिखना ज़रूरी है',
  city_required: 'शहर लिखना ज़रूरी है',
  state_required: 'राज्य चुनना ज़रूरी है',
  state_unknown: 'कृपया भारत का कोई राज्य चुनें',
  pincode_required: 'पिनकोड लिखना ज़रूरी है',
  pincode_not_valid: 'कृपया 6 अंकों का सही पिनकोड लिखें',
  pincode_elsewhere: 'पिनकोड {pincode} {actual} में है, {state} में नहीं',
  india_only: 'हम केवल भारत में पहुँचाते हैं',
  company_with_gstin: 'जीएसटी नंबर के साथ कंपनी का नाम ज़रूरी है',
  gstin_length: 'जीएसटी नंबर में {length} अक्षर होते हैं',
  gstin_shape: 'जीएसटी नंबर में 2 अंक, पैन, एक अंक या अक्षर, Z और एक जाँच अक्षर होता है',
  gstin_state_code: 'इस जीएसटी नंबर के पहले दो अंक किसी राज्य का कोड नहीं हैं',
  gstin_check: 'इस जीएसटी नंबर का आख़िरी अक्षर बाक़ी से मेल नहीं खाता। कृपया टाइपिंग की ग़लती देखें',
  gstin_state: 'यह जीएसटी नंबर पते के राज्य {state} का नहीं है',
  po_number_too_long: 'पीओ नंबर {max} अक्षरों तक का हो सकता है।',
  po_number_shape: 'पीओ नंबर में केवल अक्षर, अंक, ख़ाली जगह और . / # - _ हो सकते हैं',
};
