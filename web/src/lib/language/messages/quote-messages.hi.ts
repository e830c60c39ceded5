import type { quoteMessages } from '@kargha/domain/messages/quote-messages';

import type { HindiFor } from '../translate.ts';

export const quoteMessagesHindi: HindiFor<typeof quoteMessages> = {
  not_a_business: 'कोटेशन व्यवसाय के खातों के लिए हैं।',
  quote_not_found: 'यह कोटेशन नहीं मिला।',
  quote_stale: 'यह प्रस्ताव बदल गया है। कृपया नया संस्करण देखें।',
  offer_expired: 'इस प्रस्ताव की अवधि समाप्त हो गई है। कृपया नया माँगें।',
  offer_answered: 'इस प्रस्ताव का जवाब दिया जा चुका है, या यह अब खुला नहीं है।',
  company_changed: 'इस प्रस्ताव के बाद आपकी कंपनी का जीएसटी नंबर बदल गया है। कृपया हमसे नया संस्करण माँगें।',
  other_state: 'यह प्रस्ताव {state} में डिलीवरी के लिए है। कहीं और चाहिए तो कृपया हमसे बदलाव माँगें।',
  no_billing_address:
    'आपका जीएसटी नंबर {state} में पंजीकृत नहीं है। अपनी कंपनी का पंजीकृत पता प्रोफ़ाइल में जोड़ें, या उसी राज्य का डिलीवरी पता चुनें।',
  choose_state: 'कृपया भारत का कोई राज्य चुनें।',
  quoted_item_gone: '“{product}” अब इतनी मात्रा में स्टॉक में नहीं है। कृपया हमसे प्रस्ताव बदलने को कहें।',
  request_closed: 'इस अनुरोध पर अब संदेश नहीं भेजे जा सकते।',
  reopen_form: 'कृपया फ़ॉर्म दोबारा खोलें और फिर से भेजें।',
  line_unknown: 'हमारे प्रस्तावों में ऐसी कोई पंक्ति नहीं है।',
  some_not_for_sale: 'इनमें से कुछ उत्पाद अब नहीं बिकते।',
  message_not_found: 'यह संदेश नहीं मिला।',
  message_sent: 'यह संदेश भेजा जा चुका है, इसलिए इसकी फ़ाइलें नहीं बदली जा सकतीं।',
  files_too_large: 'अधिकतम {max} फ़ाइलें, कुल 50 MB।',
  storage_full: 'आपके अनुरोधों में फ़ाइलों की सीमा पूरी हो गई है। कृपया कुछ फ़ाइलें हटाएँ या हमें लिखें।',
  file_not_uploaded: 'यह फ़ाइल अपलोड नहीं हुई। कृपया फिर से जोड़ें।',
  file_gone: 'यह फ़ाइल अब नहीं है।',
  file_named: '{file}:',
  shop_address_missing: 'दुकान का पता दर्ज नहीं है, इसलिए यह कोटेशन नहीं बन सकता।',
  no_such_version: 'इस कोटेशन का ऐसा कोई संस्करण नहीं है।',
  no_credit: 'इस कंपनी के साथ उधार तय नहीं हुआ है।',
  credit_overdue: '{overdue:paise} के भुगतान का समय बीत चुका है। उधार पर और ख़रीदने से पहले उसे चुकाना होगा।',
  over_credit_limit: 'इसे मिलाकर कुल उधार {owed:paise} हो जाएगा। सीमा {limit:paise} है।',
  quick_order_business: 'झटपट ऑर्डर व्यवसाय खातों के लिए है।',
  sku_missing: 'एक SKU नहीं है।',
  sku_too_long: 'SKU में अधिकतम {max} अक्षर होते हैं।',
  too_many_skus: 'एक बार में अधिकतम {max} पंक्तियाँ।',
  choose_time_from_list: 'कृपया सूची में से समय चुनें।',
};
