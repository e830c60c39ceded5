import type { accountMessages } from '@kargha/domain/messages/account-messages';

import type { HindiFor } from '../translate.ts';

export const accountMessagesHindi: HindiFor<typeof accountMessages> = {
  profile_missing: 'खाते की जानकारी नहीं मिली। कृपया एडमिन से संपर्क करें।',
  locked_one_minute: 'बहुत सी कोशिशें विफल रहीं। कृपया 1 मिनट बाद फिर कोशिश करें।',
  locked_minutes: 'बहुत सी कोशिशें विफल रहीं। कृपया {minutes} मिनट बाद फिर कोशिश करें।',
  sign_in_again_to_close: 'अपनी पहचान की पुष्टि के लिए कृपया फिर से साइन इन करें, फिर खाता बंद करें।',
  sign_in_again: 'कृपया दोबारा साइन इन करके पुष्टि करें कि यह आप ही हैं।',
  session_missing: 'यह ब्राउज़र पहले ही साइन आउट हो चुका है।',
  code_missing: 'कोड डालें',
  code_wrong: 'यह कोड ग़लत है या पहले इस्तेमाल हो चुका है। कृपया ऐप में दिखने वाला अगला कोड डालें।',
  no_second_factor: 'आपके खाते में कोई ऑथेंटिकेटर ऐप नहीं जुड़ा है।',
  set_up_first: 'कृपया फिर से शुरू करें और नया QR कोड स्कैन करें।',
  second_factor_required:
    'आपकी भूमिका के लिए दूसरा सुरक्षा चरण ज़रूरी है। आप ऑथेंटिकेटर ऐप बदल सकते हैं, हटा नहीं सकते।',
  open_order: 'आपका ऑर्डर {number} अभी पूरा नहीं हुआ है। उसके पहुँचने या रद्द होने पर खाता बंद कर सकते हैं।',
  open_return: '{number} की वापसी अभी पूरी नहीं हुई है। उसके पूरा होने पर खाता बंद कर सकते हैं।',
  last_admin: 'दुकान के आख़िरी स्वामी आप ही हैं। पहले किसी और को स्वामी बनाइए।',
  payment_due:
    'आपके ऑर्डर {number} के {amount:paise} अभी बाक़ी हैं। भुगतान के बाद आप अपना खाता बंद कर सकते हैं।',
  refund_due:
    'आपके ऑर्डर {number} के {amount:paise} का रिफ़ंड बाक़ी है। रिफ़ंड होने पर आप अपना खाता बंद कर सकते हैं।',
  access_code_required: 'कृपया प्रवेश कोड लिखें',
  access_code_unreadable: 'यह प्रवेश कोड मान्य नहीं है',
  access_code_not_valid: 'यह प्रवेश कोड मान्य नहीं है।',
  device_not_valid: 'यह डिवाइस पहचाना नहीं गया।',
  document_unknown: 'यह दस्तावेज़ नहीं मिला।',
  no_document: 'कोई दस्तावेज़ नहीं है।',
  too_many_documents: 'आप पहले ही कई दस्तावेज़ भेज चुके हैं। कृपया कल फिर कोशिश करें।',
  choose_picture: 'कृपया {max} MB तक की JPEG, PNG या WebP तस्वीर चुनें।',
  link_expired: 'इस लिंक की अवधि समाप्त हो गई है। कृपया नया लिंक मँगाएँ।',
  other_account: 'यह लिंक किसी और खाते के लिए भेजा गया था। कृपया उसी खाते से साइन इन करें।',
  password_sign_in_needed:
    'आपके खाते का पासवर्ड भी है। कृपया उससे साइन इन करके लिंक फिर खोलें। पासवर्ड याद न हो तो पहले नया बनाएँ।',
  email_not_verified: 'कृपया पहले अपनी प्रोफ़ाइल पर ई-मेल की पुष्टि करें।',
  choose_yes_or_no: 'कृपया हाँ या नहीं चुनें।',
  sign_up_in_footer: 'न्यूज़लेटर के लिए पेज के नीचे साइन अप करें।',
  close_account_instead: 'शर्तों से हटने के लिए अपना खाता बंद करें।',
  purpose_not_valid: 'सहमति का यह उद्देश्य मान्य नहीं है।',
  purpose_missing: 'उद्देश्य नहीं दिया गया है।',
  measure_consent: 'हम केवल सहमति से मापते हैं।',
  not_a_page: 'यह दुकान का पेज नहीं है।',
  page_missing: 'पेज नहीं दिया गया है।',
  not_a_step: 'यह ख़रीद का चरण नहीं है।',
};
