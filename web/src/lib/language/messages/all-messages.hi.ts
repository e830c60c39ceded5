import { accountMessagesHindi } from './account-messages.hi.ts';
import { addressMessagesHindi } from './address-messages.hi.ts';
import { cashOnDeliveryMessagesHindi } from './cash-on-delivery-messages.hi.ts';
import { catalogueMessagesHindi } from './catalogue-messages.hi.ts';
import { checkoutMessagesHindi } from './checkout-messages.hi.ts';
import { contactMessagesHindi } from './contact-messages.hi.ts';
import { fileMessagesHindi } from './file-messages.hi.ts';
import { formMessagesHindi } from './form-messages.hi.ts';
import { giftCardMessagesHindi } from './gift-card-messages.hi.ts';
import { optionMessagesHindi } from './option-messages.hi.ts';
import { orderMessagesHindi } from './order-messages.hi.ts';
import { paymentMessagesHindi } from './payment-messages.hi.ts';
import { quoteMessagesHindi } from './quote-messages.hi.ts';
import { quoteFormMessagesHindi } from './quote-form-messages.hi.ts';
import { requestMessagesHindi } from './request-messages.hi.ts';
import { returnsMessagesHindi } from './returns-messages.hi.ts';
import { reviewMessagesHindi } from './review-messages.hi.ts';
import { tailoringMessagesHindi } from './tailoring-messages.hi.ts';
import { signUpMessagesHindi } from './sign-up-messages.hi.ts';

/** By key. The keys are unique across catalogues (see app/messages.test.ts). */
export const domainMessagesHindi = {
  ...requestMessagesHindi,
  ...formMessagesHindi,
  ...addressMessagesHindi,
  ...signUpMessagesHindi,
  ...accountMessagesHindi,
  ...fileMessagesHindi,
  ...quoteFormMessagesHindi,
  ...quoteMessagesHindi,
  ...checkoutMessagesHindi,
  ...cashOnDeliveryMessagesHindi,
  ...giftCardMessagesHindi,
  ...optionMessagesHindi,
  ...tailoringMessagesHindi,
  ...orderMessagesHindi,
  ...returnsMessagesHindi,
  ...contactMessagesHindi,
  ...reviewMessagesHindi,
  ...catalogueMessagesHindi,
  ...paymentMessagesHindi,
};
