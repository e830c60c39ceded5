import type { contactMessages } from '@kargha/domain/messages/contact-messages';

import type { HindiFor } from '../translate.ts';

export const contactMessagesHindi: HindiFor<typeof contactMessages> = {
  message_kind_not_valid: 'इस तरह का संदेश मान्य नहीं है',
  story_too_short: 'कृपया थोड़ा और लिखें, कम से कम 80 अक्षर',
  story_photo_too_large: 'तस्वीर 5MB से बड़ी है',
  message_not_sent: 'यह संदेश नहीं भेजा जा सका। कृपया हमें ई-मेल करें।',
  story_not_accepted: 'यह कहानी नहीं भेजी जा सकी। कृपया इसे हमें ई-मेल से भेजें।',
  choose_a_piece: 'कोई उत्पाद चुनें।',
};
