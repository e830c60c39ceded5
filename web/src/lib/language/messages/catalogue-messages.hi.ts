import type { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import type { HindiFor } from '../translate.ts';

export const catalogueMessagesHindi: HindiFor<typeof catalogueMessages> = {
  product_not_found: 'यह उत्पाद नहीं मिला।',
  collection_not_found: 'यह संग्रह नहीं मिला।',
  origin_not_found: 'यह पेज नहीं मिला।',
  piece_not_found: 'इस कोड का कोई नग नहीं मिला। लेबल पर लिखा कोड जाँचें।',
  piece_withdrawn: 'यह नग वापस ले लिया गया है। इसका प्रमाण-पत्र अब मान्य नहीं है।',
  in_stock: 'यह उत्पाद स्टॉक में है। आप इसे अभी ख़रीद सकते हैं।',
  back_in_stock_requested: 'यह उत्पाद स्टॉक में वापस आते ही हम आपको एक बार ई-मेल भेजेंगे।',
  page_too_low: 'पेज 1 से शुरू होते हैं।',
  page_too_deep: 'पेज नंबर से केवल पहले {max} उत्पाद मिलते हैं। आगे के लिए पिछले पेज का nextCursor भेजें।',
  product_status: 'स्थिति draft, active या archived हो।',
  sort_by: 'क्रम इनमें से किसी एक से तय करें: {fields}।',
  sort_order: 'क्रम asc या desc हो।',
};
