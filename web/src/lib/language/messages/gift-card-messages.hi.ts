import type { giftCardMessages } from '@kargha/domain/messages/gift-card-messages';

import type { HindiFor } from '../translate.ts';

export const giftCardMessagesHindi: HindiFor<typeof giftCardMessages> = {
  card_amount_missing: 'कृपया रक़म चुनें।',
  card_amount_whole: 'कृपया पूरे रुपये लिखें।',
  card_amount_low: 'गिफ़्ट कार्ड {min:paise} या उससे अधिक का होता है।',
  card_amount_high: 'गिफ़्ट कार्ड अधिक से अधिक {max:paise} का होता है।',
  card_recipient_name: 'कृपया पाने वाले का नाम लिखें।',
  card_recipient_email: 'कृपया पाने वाले का ई-मेल लिखें।',
  card_name_long: 'नाम में अधिक से अधिक {max} अक्षर हो सकते हैं।',
  card_message_long: 'संदेश में अधिक से अधिक {max} अक्षर हो सकते हैं।',
  card_message_links: 'कृपया संदेश बिना लिंक के लिखें।',
  card_day_shape: 'कृपया सही तारीख़ लिखें।',
  card_day_past: 'कृपया आज या उसके बाद का दिन चुनें।',
  card_day_far: 'कृपया एक साल के भीतर का दिन चुनें।',
  card_language: 'भाषा en या hi है।',
  card_details_changed:
    'भुगतान शुरू करने के बाद आपने गिफ़्ट कार्ड बदल दिया है। कृपया उसे देख लें और बटन फिर से दबाएँ।',
  card_payments_failed:
    'इस गिफ़्ट कार्ड के कई भुगतान असफल रहे। कृपया 30 मिनट बाद फिर कोशिश करें, या हमें लिखें।',
  card_refunding:
    'यह भुगतान देर से आया, या गिफ़्ट कार्ड का भुगतान पहले ही हो चुका था। हम पूरी रक़म लौटा रहे हैं।',
  card_sale_unknown: 'हमें यह गिफ़्ट कार्ड नहीं मिला।',
  card_paid_already: 'इस गिफ़्ट कार्ड का भुगतान हो चुका है। हमने आपको रसीद ई-मेल कर दी है।',
};
