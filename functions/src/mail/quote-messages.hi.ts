import type { PaymentTerms } from '@kargha/domain/quotes/quote';

import type { quoteMailMessages } from './quote-messages.ts';

export const HINDI_QUOTE_MAIL: Readonly<Record<keyof typeof quoteMailMessages, string>> = {
  quote_see_request: 'अपना अनुरोध देखें',
  quote_received_subject: '{pieces} के लिए आपका अनुरोध हमें मिल गया है',
  quote_received: '{pieces} के लिए अनुरोध भेजने का धन्यवाद।',
  quote_received_next:
    'हम 24 घंटे में जवाब देते हैं। कोटेशन, और जहाँ ज़रूरत हो वहाँ नमूने, आपको 48 घंटे में मिल जाएँगे।',
  quote_review_subject: 'हम {pieces} के आपके अनुरोध पर काम कर रहे हैं',
  quote_review: 'हम {pieces} का आपका अनुरोध देख रहे हैं और अपने बुनकरों से बात कर रहे हैं।',
  quote_review_add: 'अगर आप कुछ जोड़ना चाहते हैं, तो अपने अनुरोध के पेज पर लिखें।',
  quote_closed_subject: '{pieces} के लिए आपका अनुरोध',
  quote_closed: 'हमें खेद है, हम {pieces} के लिए प्रस्ताव नहीं दे सकते।',
  quote_message_subject: '{pieces} के आपके अनुरोध के बारे में संदेश',
  quote_message_reply: 'अपने अनुरोध के पेज पर जवाब दें',

  offer_see: 'कोटेशन देखें',
  offer_subject: '{pieces} के लिए हमारा कोटेशन, संस्करण {version}',
  offer_lead: 'यह {pieces} के लिए हमारे कोटेशन का संस्करण {version} है।',
  offer_terms: 'कुल: {total:paise}\nभुगतान: {terms}\n{day} तक मान्य',
  offer_terms_gst: 'GST सहित कुल: {total:paise}\nभुगतान: {terms}\n{day} तक मान्य',
  offer_page:
    'कोटेशन के पेज पर आप उसे स्वीकार कर सकते हैं, बदलाव माँग सकते हैं, हमें लिख सकते हैं या PDF डाउनलोड कर सकते हैं।',
  offer_declined_subject: 'आपने हमारा कोटेशन अस्वीकार कर दिया है',
  offer_declined: 'आपने हमारा कोटेशन अस्वीकार कर दिया है। आप कभी भी नया कोटेशन माँग सकते हैं।',
  offer_changes_subject: 'बदलाव का आपका अनुरोध हमें मिल गया है',
  offer_changes: 'क्या बदलना है, यह बताने के लिए धन्यवाद। हम आपको अपने कोटेशन का नया संस्करण भेजेंगे।',
  offer_renew_subject: 'हम नया कोटेशन तैयार कर रहे हैं',
  offer_renew: 'हमारे कोटेशन की अवधि समाप्त हो गई थी। हम उसे देखकर आपको नया संस्करण भेजेंगे।',
  offer_was_for: 'आपका अनुरोध {pieces} के लिए था।',
  offer_accepted_subject: 'हमारे कोटेशन से आपका ऑर्डर {number}',
  offer_accepted:
    'हमारे कोटेशन का संस्करण {version} स्वीकार करने के लिए धन्यवाद। आपका ऑर्डर नंबर {number} है।',
  offer_accepted_terms: 'कुल: {total:paise}\nभुगतान: {terms}',
  offer_accepted_terms_gst: 'GST सहित कुल: {total:paise}\nभुगतान: {terms}',
  offer_po_number: 'आपका पीओ नंबर',
  offer_see_order: 'ऑर्डर और देय रक़म देखें',
  offer_expiring_subject: '{pieces} के लिए हमारे कोटेशन की अवधि जल्द समाप्त होगी',
  offer_expiring: 'आप {pieces} के लिए हमारा कोटेशन {day} तक स्वीकार कर सकते हैं।',
  offer_expired_subject: '{pieces} के लिए हमारे कोटेशन की अवधि समाप्त हो गई है',
  offer_expired:
    '{pieces} के लिए हमारे कोटेशन की अवधि समाप्त हो गई है, क्योंकि धागे के दाम और करघों का समय बदलते रहते हैं। आप कोटेशन के पेज पर नया कोटेशन माँग सकते हैं।',
};

export const HINDI_PAYMENT_TERMS: Readonly<Record<PaymentTerms, string>> = {
  advance: '100% अग्रिम',
  'half-advance': '50% अग्रिम / 50% डिलीवरी पर',
  'credit-30': '30 दिन का उधार',
  discuss: 'बाद में बात करेंगे',
};
