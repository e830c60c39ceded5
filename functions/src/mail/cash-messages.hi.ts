import type { cashMessages } from './cash-messages.ts';

export const HINDI_CASH_MAIL: Readonly<Record<keyof typeof cashMessages, string>> = {
  cash_code_subject: 'आपके ऑर्डर {number} का कोड {code} है',
  cash_code:
    'डिलीवरी पर नक़द भुगतान वाला अपना ऑर्डर {number} पूरा करने के लिए दुकान में कोड {code} लिखें। आप कूरियर को {amount:paise} देंगे।',
  cash_code_ignore:
    'कोड के बिना कुछ भी ऑर्डर नहीं होता। अगर आपने यह कोड नहीं माँगा था, तो इस ई-मेल को अनदेखा कर सकते हैं।',
  cash_fee: 'नक़द भुगतान का शुल्क',
  placed_cash: 'आपके ऑर्डर {number} के लिए धन्यवाद। डिलीवरी के समय आप कूरियर को {amount:paise} देंगे।',
  placed_advance:
    'धन्यवाद। आपके ऑर्डर {number} के लिए हमें {advance:paise} मिल गए हैं। डिलीवरी के समय आप कूरियर को {amount:paise} देंगे।',
  keep_cash_ready: 'कृपया कूरियर के लिए {amount:paise} तैयार रखें।',
};
