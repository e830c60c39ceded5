import type { orderMessages } from '@kargha/domain/messages/order-messages';

import type { HindiFor } from '../translate.ts';

export const orderMessagesHindi: HindiFor<typeof orderMessages> = {
  order_not_found: 'यह ऑर्डर नहीं मिला।',
  tracked_order_not_found: 'इस नंबर और संपर्क का कोई ऑर्डर नहीं मिला। कृपया दोनों जाँचकर फिर कोशिश करें।',
  full_contact_needed: 'कृपया अपना पूरा फ़ोन नंबर या ई-मेल लिखें, या हमारे ई-मेल का लिंक खोलें।',
  order_link_expired: 'इस लिंक की अवधि समाप्त हो गई है। नया लिंक मँगाएँ या अपना ऑर्डर नंबर और ई-मेल लिखें।',
  order_link_unknown: 'यह लिंक नहीं मिला।',
  claim_too_late: 'यह ऑर्डर अब यहाँ से नहीं जोड़ा जा सकता। उसी ईमेल पते से साइन इन करें और ‘मेरे ऑर्डर’ खोलें।',
  order_link_not_valid: 'यह लिंक मान्य नहीं है।',
  no_invoice_yet: 'इस ऑर्डर का बिल अभी नहीं बना है।',
  document_not_found: 'यह दस्तावेज़ नहीं मिला।',
  document_being_registered: 'टैक्स पोर्टल पर यह दस्तावेज़ दर्ज हो रहा है। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  document_cancelled: 'यह दस्तावेज़ रद्द कर दिया गया है और अब मान्य नहीं है।',
  ask_to_cancel: 'आपका ऑर्डर पैक हो चुका है या आपके लिए बन रहा है। आप हमसे उसे रद्द करने को कह सकते हैं।',
  too_many_cancelled: 'आपने आज कई ऑर्डर रद्द किए हैं। कृपया हमें लिखें, यह ऑर्डर हम आपके लिए रद्द कर देंगे।',
  not_allowed: 'यह संभव नहीं: ऑर्डर की स्थिति “{state}” है।',
  order_stale: 'यह ऑर्डर अभी-अभी बदला गया है। अब इसकी स्थिति “{state}” है। कृपया फिर से देखें।',
  approval_waiting:
    'यही अनुरोध पहले से दूसरे व्यक्ति की मंज़ूरी की प्रतीक्षा में है। पहले उसे मंज़ूर, अस्वीकार या वापस लेना होगा।',
  tell_us_more: 'कृपया थोड़ा और बताएँ।',
  tell_us_how: 'कृपया बताएँ कि हम आपकी क्या मदद कर सकते हैं।',
  instalment_not_found: 'यह किस्त नहीं मिली।',
  instalment_order_closed: 'यह ऑर्डर बंद हो चुका है। अब कुछ चुकाना बाक़ी नहीं है।',
  instalment_paid: 'इस किस्त का भुगतान हो चुका है।',
  instalment_credited: 'इस किस्त में अब कुछ चुकाना बाक़ी नहीं है।',
  amount_changed: 'रक़म अभी-अभी बदली है। कृपया जाँचकर फिर कोशिश करें।',
  pay_link_not_valid: 'यह भुगतान लिंक मान्य नहीं है। कृपया हमसे नया माँगें।',
  pay_link_expired: 'इस भुगतान लिंक की अवधि समाप्त हो गई है। कृपया हमसे नया माँगें।',
  pay_link_paid: 'इस ऑर्डर का भुगतान हो चुका है। धन्यवाद।',
  not_an_order: 'यह ऑर्डर नहीं है।',
  order_required: 'ऑर्डर चुनना ज़रूरी है',
  delivery_choice_missing: 'कृपया चुनें कि कूरियर क्या करे।',
  delivery_day_not_possible: 'कृपया अगले सात दिनों में से कोई दिन चुनें।',
  delivery_address_or_phone: 'कृपया नया पता या दूसरा फ़ोन नंबर लिखें।',
  delivery_other_state:
    'पार्सल केवल {state} के किसी पते पर जा सकता है। कृपया उसे लौटाने को कहें और नया ऑर्डर दें।',
  delivery_pincode_not_served: 'कूरियर पिनकोड {pincode} पर डिलीवरी नहीं करता। कृपया दूसरा पता लिखें।',
  delivery_pincode_unchecked: 'इस पिनकोड की जाँच अभी नहीं हो सकती। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  delivery_not_asked: 'इस पार्सल के लिए अब कोई उत्तर ज़रूरी नहीं है।',
};
