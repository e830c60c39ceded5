import type { giftCardMailMessages } from './gift-card-messages.ts';

export const HINDI_GIFT_CARD_MAIL: Readonly<Record<keyof typeof giftCardMailMessages, string>> = {
  gift_card_subject: 'आपके लिए {amount:paise} का करघा गिफ़्ट कार्ड',
  gift_card_lead: 'आपको {amount:paise} का गिफ़्ट कार्ड मिला है।',
  gift_card_from: 'भेजने वाले',
  gift_card_message: 'संदेश',
  gift_card_code: 'आपके गिफ़्ट कार्ड का कोड',
  gift_card_use: 'इसे {day} तक चेकआउट पर लिखें। आप इसे कई ऑर्डर में इस्तेमाल कर सकते हैं।',
  gift_card_shop: 'कुछ पसंद कीजिए',
  gift_card_secret: 'जिसके पास यह कोड है, वह इसे ख़र्च कर सकता है। इसलिए कृपया इसे अपने तक रखें।',
  gift_receipt_subject: 'आपके गिफ़्ट कार्ड {number} की रसीद',
  gift_receipt_paid: 'धन्यवाद। गिफ़्ट कार्ड के लिए हमें {amount:paise} मिल गए हैं।',
  gift_receipt_sent: 'हम कार्ड अभी पाने वाले को ई-मेल कर रहे हैं।',
  gift_receipt_due: 'हम कार्ड {day} को पाने वाले को ई-मेल करेंगे।',
  gift_receipt_recipient: 'पाने वाले',
  gift_receipt_card: 'गिफ़्ट कार्ड',
  gift_receipt_number: 'नंबर',
  gift_receipt_total: 'भुगतान',
  gift_receipt_tax: 'गिफ़्ट कार्ड पर GST नहीं लगता। वह उससे ख़रीदी गई चीज़ों की क़ीमत में शामिल होता है।',
  gift_receipt_code: 'कोड केवल पाने वाले के ई-मेल में है।',
  gift_late_subject: 'हम गिफ़्ट कार्ड {number} का आपका भुगतान लौटा रहे हैं',
  gift_late:
    'गिफ़्ट कार्ड {number} के लिए आपका {amount:paise} का भुगतान देर से आया, इसलिए कोई कार्ड जारी नहीं हुआ।',
  gift_card_refund_subject: 'आपके गिफ़्ट कार्ड {number} का रिफ़ंड',
  gift_card_refunded: 'हमने गिफ़्ट कार्ड {number} के {amount:paise} लौटा दिए हैं।',
  gift_card_off: 'यह कार्ड अब इस्तेमाल नहीं हो सकता।',
};
