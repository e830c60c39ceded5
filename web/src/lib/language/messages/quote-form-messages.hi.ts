import type { quoteFormMessages } from '@kargha/domain/messages/quote-form-messages';

import type { HindiFor } from '../translate.ts';

export const quoteFormMessagesHindi: HindiFor<typeof quoteFormMessages> = {
  order_type_required: 'कृपया ऑर्डर का प्रकार चुनें',
  expected_quantity_required: 'अनुमानित मात्रा लिखना ज़रूरी है',
  expected_quantity_whole: 'अनुमानित मात्रा 1 या उससे बड़ी पूर्ण संख्या हो',
  expected_quantity_too_high: 'अनुमानित मात्रा अधिकतम 10,00,000 हो सकती है',
  date_or_empty: 'कृपया तारीख़ लिखें या ख़ाली छोड़ें',
  date_in_future: 'तारीख़ आज के बाद की हो',
  category_unknown: 'यह श्रेणी मान्य नहीं है',
  budget_unknown: 'यह बजट मान्य नहीं है',
  payment_terms_unknown: 'भुगतान की ये शर्तें मान्य नहीं हैं',
  pieces_not_whole: 'हर उत्पाद की मात्रा पूर्ण संख्या हो, कम से कम 1।',
  too_many_products: 'एक अनुरोध में अधिकतम {max} उत्पाद हो सकते हैं।',
  product_twice: 'एक उत्पाद अनुरोध में दो बार है।',
  product_missing: 'उत्पाद नहीं दिया गया है।',
  pieces_too_many: 'एक उत्पाद के अधिकतम 10,00,000 नग।',
  request_id_not_valid: 'यह अनुरोध की आईडी नहीं है।',
  request_id_missing: 'अनुरोध की आईडी नहीं दी गई है।',
  version_not_whole: 'संस्करण पूर्ण संख्या हो।',
  version_missing: 'संस्करण नहीं दिया गया है।',
  say_what_to_change: 'कृपया बताएँ कि क्या बदलना है।',
  write_a_message: 'कृपया संदेश लिखें।',
  message_id_not_valid: 'यह संदेश की आईडी नहीं है।',
  message_id_missing: 'संदेश की आईडी नहीं दी गई है।',
  line_not_whole: 'पंक्ति पूर्ण संख्या हो।',
  no_such_line: 'ऐसी कोई पंक्ति नहीं है।',
  delivery_address_required: 'कृपया डिलीवरी का पता लिखें।',
  choose_time: 'कृपया समय चुनें',
};
