import type { LinkPageTexts } from '../../http/link-page.ts';

/** The page behind the link that cancels a back-in-stock request. */
export const CANCEL_REQUEST_PAGE: LinkPageTexts = {
  title: 'Cancel your request',
  question: [
    'Do you want to cancel the email about this piece?',
    'क्या आप इस उत्पाद के बारे में ई-मेल का अनुरोध रद्द करना चाहते हैं?',
  ],
  button: ['Cancel the email', 'अनुरोध रद्द करें'],
};
