import type { reviewMessages } from '@kargha/domain/messages/review-messages';

import type { HindiFor } from '../translate.ts';

export const reviewMessagesHindi: HindiFor<typeof reviewMessages> = {
  choose_stars: 'कृपया एक से पाँच सितारे चुनें',
  write_a_few_words: 'कृपया उत्पाद के बारे में कुछ शब्द लिखें',
  unknown_fit: 'बताइए कि नाप कैसा है: छोटा, सही या बड़ा',
  fit_without_size: 'इस उत्पाद का कोई साइज़ नहीं है, इसलिए नाप का जवाब न दें।',
  review_too_short: 'कृपया कम से कम {min} अक्षर लिखें',
  not_an_order_id: 'यह ऑर्डर की आईडी नहीं है',
  not_a_product: 'यह उत्पाद की आईडी नहीं है',
  not_delivered: 'उत्पाद आप तक पहुँचने के बाद ही उसकी समीक्षा लिख सकते हैं।',
  already_reviewed: 'आप इस उत्पाद की समीक्षा लिख चुके हैं। आप उसे बदल सकते हैं।',
  product_gone: 'यह उत्पाद अब हमारी दुकान में नहीं है।',
  review_not_found: 'यह समीक्षा नहीं मिली।',
  edit_window_over: 'इस समीक्षा को बदलने के 30 दिन पूरे हो गए हैं। आप इसे अब भी वापस ले सकते हैं।',
};
