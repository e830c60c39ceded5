import type { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import type { HindiFor } from '../translate.ts';

export const catalogueMessagesHindi: HindiFor<typeof catalogueMessages> = {
  product_not_found: 'यह उत्पाद नहीं मिला।',
  collection_not_found: 'यह संग्रह नहीं मिला।',
  in_stock: 'यह उत्पाद स्टॉक में है। आप इसे अभी ख़रीद सकते हैं।',
  page_too_low: 'पेज 1 से शुरू होते हैं।',
  product_status: 'स्थिति draft, active या archived हो।',
  sort_order: 'क्रम asc या desc हो।',
};
