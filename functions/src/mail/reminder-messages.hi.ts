import type { reminderMessages } from './reminder-messages.ts';

export const HINDI_REMINDERS: Readonly<Record<keyof typeof reminderMessages, string>> = {
  back_subject: 'फिर से उपलब्ध: {title}',
  back_lead: 'आपने कहा था कि इस उत्पाद के फिर से आने पर हम आपको बताएँ। यह स्टॉक रहने तक फिर से उपलब्ध है:',
  back_once: 'इसके बारे में हम केवल यही एक ई-मेल भेजते हैं।',
  back_end: 'क्या आपने यह नहीं माँगा था? यहाँ रद्द करें',
  left_subject: 'आपने ये उत्पाद चेकआउट पर छोड़ दिए थे',
  left_lead: 'आपने इन उत्पादों का ऑर्डर शुरू किया था, पर भुगतान नहीं किया। आपसे कोई राशि नहीं ली गई है।',
  left_cart: 'अपना कार्ट देखें',
  left_not_reserved: 'हमने इन्हें आपके लिए नहीं रखा है, इसलिए ऑर्डर करने तक क़ीमत और स्टॉक बदल सकते हैं।',
  left_once: 'यह ई-मेल आपको एक ही बार मिलता है, क्योंकि आपने अपनी प्रोफ़ाइल में याद दिलाने को कहा था।',
  left_end: 'ऐसे ई-मेल बंद करें',
};
