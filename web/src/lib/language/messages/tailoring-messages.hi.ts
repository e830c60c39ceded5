import type { tailoringMessages } from '@kargha/domain/messages/tailoring-messages';

import type { HindiFor } from '../translate.ts';

export const tailoringMessagesHindi: HindiFor<typeof tailoringMessages> = {
  service_gone: '{title} के लिए चुनी गई एक सेवा अब उपलब्ध नहीं है। कृपया फिर से चुनें।',
  measurement_missing: 'कृपया {title} के लिए “{name}” का नाप भरें।',
  measurement_limits: '{title} के लिए “{name}” {min} और {max} के बीच होना चाहिए।',
  measurement_unknown: '{title} के लिए आपका भरा एक नाप अब नहीं माँगा जाता। कृपया फिर से चुनें।',
  not_a_service: 'कृपया सेवाएँ सूची में से चुनें।',
  gift_gone: '{title} के लिए गिफ़्ट रैप और गिफ़्ट नोट अब उपलब्ध नहीं हैं। कृपया इन्हें कार्ट में हटाएँ।',
  not_a_gift_note: 'गिफ़्ट नोट के आरंभ और अंत में ख़ाली जगह नहीं होनी चाहिए।',
  gift_note_too_long: 'गिफ़्ट नोट में अधिकतम {max} अक्षर हो सकते हैं।',
  not_measurements: 'हर नाप पूरे मिलीमीटर में होना चाहिए।',
  work_has_started: 'इस ऑर्डर का एक उत्पाद आपके लिए बनना शुरू हो चुका है, इसलिए ऑर्डर अब रद्द नहीं हो सकता।',
  made_for_you_not_returnable:
    '{title} आपके लिए बनाया गया था। इसे तभी लौटाया जा सकता है जब इसमें ख़राबी हो या यह आपके ऑर्डर जैसा न हो।',
};
