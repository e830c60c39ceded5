import type { fileMessages } from '@kargha/domain/messages/file-messages';

import type { HindiFor } from '../translate.ts';

export const fileMessagesHindi: HindiFor<typeof fileMessages> = {
  choose_quote_file: 'कृपया तस्वीर, PDF, AI, EPS या SVG फ़ाइलें जोड़ें।',
  file_over_10_mb: 'एक फ़ाइल 10 MB तक की हो सकती है।',
  file_unreadable: '{file} नहीं पढ़ी जा सकी।',
  file_empty: 'यह फ़ाइल ख़ाली है।',
  file_content: 'इस फ़ाइल की सामग्री उसके नाम से मेल नहीं खाती।',
  file_name_too_long: 'फ़ाइल का नाम बहुत लंबा है।',
  file_name_not_valid: 'फ़ाइल का यह नाम मान्य नहीं है।',
  too_many_files: 'अधिकतम {max} फ़ाइलें।',
  image_too_large: 'तस्वीर {position} 10MB से बड़ी है',
  image_format: 'तस्वीर {position} का फ़ॉर्मैट नहीं चलता',
  image_megapixels: 'तस्वीर {position} में 40 मेगापिक्सल से ज़्यादा हैं',
  animation_megapixels: 'तस्वीर {position} ऐसा ऐनिमेशन है जिसमें कुल 40 मेगापिक्सल से ज़्यादा हैं',
  video_format: 'कृपया MP4 (H.264) वीडियो चुनें।',
  video_too_large: 'एक वीडियो 10 MB तक का हो सकता है।',
  video_too_long: 'एक वीडियो 30 सेकंड तक का हो सकता है।',
  choose_company_document: 'कृपया 10 MB तक का PDF, JPEG या PNG चुनें।',
};
