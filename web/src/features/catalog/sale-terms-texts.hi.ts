import { RETURN_DAYS } from '@kargha/domain/orders/return';

import type { saleTermsTexts } from './sale-terms-texts.ts';

export const saleTermsHindi: typeof saleTermsTexts.en = {
  emi: 'भुगतान के समय EMI, अगर आपका बैंक यह सुविधा देता है',
  gstExtra: (percent) => `${percent}% जीएसटी अलग से`,
  gstIncluded: (percent) => `दाम में ${percent}% जीएसटी शामिल`,
  withGst: (amount) => `जीएसटी सहित ${amount}`,
  noGst: 'जीएसटी नहीं',
  freeShippingAbove: (amount) => `${amount} से ऊपर डिलीवरी मुफ़्त`,
  shipsFree: 'डिलीवरी मुफ़्त',
  shipsIn: (days) => `${days} कार्य-दिवस में भेजा जाता है`,
  returns: `${RETURN_DAYS} दिन में वापसी`,
  returnsPolicy: 'वापसी के नियम',
};
