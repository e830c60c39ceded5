import { aboutTexts } from '#features/about/about-texts.ts';
import { aboutHindi } from '#features/about/about-texts.hi.ts';
import { bulkOrdersTexts } from '#features/bulk-orders/bulk-orders-texts.ts';
import { bulkOrdersHindi } from '#features/bulk-orders/bulk-orders-texts.hi.ts';
import { callTexts } from '#features/bulk-orders/call-texts.ts';
import { callHindi } from '#features/bulk-orders/call-texts.hi.ts';
import { quoteFormTexts } from '#features/bulk-orders/quote-form-texts.ts';
import { quoteFormHindi } from '#features/bulk-orders/quote-form-texts.hi.ts';
import { beforeGstTexts } from '#features/cart/prices/before-gst-texts.ts';
import { beforeGstHindi } from '#features/cart/prices/before-gst-texts.hi.ts';
import { addToCartTexts } from '#features/cart/add-to-cart-texts.ts';
import { addToCartHindi } from '#features/cart/add-to-cart-texts.hi.ts';
import { cartNoticeTexts } from '#features/cart/checks/cart-notice-texts.ts';
import { cartNoticeHindi } from '#features/cart/checks/cart-notice-texts.hi.ts';
import { cartCodeTexts } from '#features/cart/prices/cart-code-texts.ts';
import { cartCodeHindi } from '#features/cart/prices/cart-code-texts.hi.ts';
import { cartTexts } from '#features/cart/cart-texts.ts';
import { cartHindi } from '#features/cart/cart-texts.hi.ts';
import { cartOptionTexts } from '#features/cart/cart-option-texts.ts';
import { optionHindi } from '#features/cart/cart-option-texts.hi.ts';
import { giftTexts } from '#features/cart/gifts/gift-texts.ts';
import { giftHindi } from '#features/cart/gifts/gift-texts.hi.ts';
import { quantityTexts } from '#features/cart/quantity-texts.ts';
import { quantityHindi } from '#features/cart/quantity-texts.hi.ts';
import { chosenTailoringTexts } from '#ui/chosen-tailoring-texts.ts';
import { chosenTailoringHindi } from '#ui/chosen-tailoring-texts.hi.ts';
import { downtimeTexts } from '#features/checkout/payment/downtime-texts.ts';
import { downtimeHindi } from '#features/checkout/payment/downtime-texts.hi.ts';
import { cashOnDeliveryTexts } from '#features/checkout/cash-on-delivery/cash-on-delivery-texts.ts';
import { cashOnDeliveryHindi } from '#features/checkout/cash-on-delivery/cash-on-delivery-texts.hi.ts';
import { checkoutTexts } from '#features/checkout/checkout-texts.ts';
import { checkoutHindi } from '#features/checkout/checkout-texts.hi.ts';
import { collectionsTexts } from '#features/collections/collections-texts.ts';
import { collectionsHindi } from '#features/collections/collections-texts.hi.ts';
import { giftCardPurchaseTexts } from '#features/gift-card-purchase/gift-card-purchase-texts.ts';
import { giftCardPurchaseHindi } from '#features/gift-card-purchase/gift-card-purchase-texts.hi.ts';
import { homeTexts } from '#features/home/home-texts.ts';
import { homeHindi } from '#features/home/home-texts.hi.ts';
import { storyFormTexts } from '#features/home/story-form-texts.ts';
import { storyFormHindi } from '#features/home/story-form-texts.hi.ts';
import { signInTexts } from '#features/sign-in/sign-in-texts.ts';
import { signInHindi } from '#features/sign-in/sign-in-texts.hi.ts';
import { contactTexts } from '#features/contact/contact-texts.ts';
import { contactHindi } from '#features/contact/contact-texts.hi.ts';
import { instalmentsTexts } from '#features/instalments/instalments-texts.ts';
import { instalmentsHindi } from '#features/instalments/instalments-texts.hi.ts';
import { invoicesTexts } from '#features/invoices/invoices-texts.ts';
import { invoicesHindi } from '#features/invoices/invoices-texts.hi.ts';
import { newsletterTexts } from '#features/newsletter/newsletter-texts.ts';
import { newsletterHindi } from '#features/newsletter/newsletter-texts.hi.ts';
import { ordersTexts } from '#features/orders/orders-texts.ts';
import { ordersHindi } from '#features/orders/orders-texts.hi.ts';
import { privacyTexts } from '#features/privacy/privacy-texts.ts';
import { privacyHindi } from '#features/privacy/privacy-texts.hi.ts';
import { payLinkTexts } from '#features/pay-link/pay-link-texts.ts';
import { payLinkHindi } from '#features/pay-link/pay-link-texts.hi.ts';
import { profileTexts } from '#features/profile/profile-texts.ts';
import { browsersTexts } from '#features/profile/browsers-texts.ts';
import { browsersHindi } from '#features/profile/browsers-texts.hi.ts';
import { profileHindi } from '#features/profile/profile-texts.hi.ts';
import { orderTrackingTexts } from '#features/order-tracking/order-tracking-texts.ts';
import { orderTrackingHindi } from '#features/order-tracking/order-tracking-texts.hi.ts';
import { quotationsTexts } from '#features/quotations/quotations-texts.ts';
import { offerHindi } from '#features/quotations/offer-texts.hi.ts';
import { offerTexts } from '#features/quotations/offer-texts.ts';
import { quotationsHindi } from '#features/quotations/quotations-texts.hi.ts';
import { quickOrderTexts } from '#features/quick-order/quick-order-texts.ts';
import { quickOrderHindi } from '#features/quick-order/quick-order-texts.hi.ts';
import { orderReviewsTexts } from '#features/reviews/order-reviews-texts.ts';
import { orderReviewsHindi } from '#features/reviews/order-reviews-texts.hi.ts';
import { reviewsTexts } from '#features/reviews/reviews-texts.ts';
import { reviewsHindi } from '#features/reviews/reviews-texts.hi.ts';
import { securityTexts } from '#features/security/security-texts.ts';
import { securityHindi } from '#features/security/security-texts.hi.ts';
import { wishTexts } from '#features/wishlist/wish-texts.ts';
import { wishHindi } from '#features/wishlist/wish-texts.hi.ts';
import { wishlistTexts } from '#features/wishlist/wishlist-texts.ts';
import { wishlistHindi } from '#features/wishlist/wishlist-texts.hi.ts';
import { translated, type Translations } from '#lib/language/language.ts';
import { quoteRequestTexts } from '#lib/language/quote-request-texts.ts';
import { quoteRequestHindi } from '#lib/language/quote-request-texts.hi.ts';
import { translateToHindi } from '#app/translate-to-hindi.ts';
import { translateTexts } from '#lib/language/translate.ts';
import { sessionTexts } from '#session/session-texts.ts';
import { sessionHindi } from '#session/session-texts.hi.ts';
import { giftCardTexts } from '#pages/gift-card-texts.ts';
import { giftCardHindi } from '#pages/gift-card-texts.hi.ts';
import { notFoundTexts } from '#pages/not-found-texts.ts';
import { notFoundHindi } from '#pages/not-found-texts.hi.ts';
import { offlineHindi } from '#pages/offline-texts.hi.ts';
import { offlineTexts } from '#pages/offline-texts.ts';
import { addressHindi } from '#ui/forms/form-address-texts.hi.ts';
import { addressTexts } from '#ui/forms/form-address-texts.ts';
import { fileTexts } from '#ui/forms/file-texts.ts';
import { fileHindi } from '#ui/forms/file-texts.hi.ts';
import { countTexts } from '#ui/forms/count-texts.ts';
import { countHindi } from '#ui/forms/count-texts.hi.ts';
import { pickerTexts } from '#ui/forms/picker-texts.ts';
import { pickerHindi } from '#ui/forms/picker-texts.hi.ts';
import { giftCardRefundTexts } from '#ui/orders/gift-card-refund-texts.ts';
import { includedTaxTexts } from '#ui/included-tax-texts.ts';
import { includedTaxHindi } from '#ui/included-tax-texts.hi.ts';
import { paidDifferenceTexts } from '#ui/orders/paid-difference-texts.ts';
import { giftCardRefundHindi } from '#ui/orders/gift-card-refund-texts.hi.ts';
import { paidDifferenceHindi } from '#ui/orders/paid-difference-texts.hi.ts';
import { instalmentTexts } from '#ui/orders/instalment-texts.ts';
import { instalmentHindi } from '#ui/orders/instalment-texts.hi.ts';
import { cancelOrderTexts } from '#ui/orders/cancel-order-texts.ts';
import { cancelOrderHindi } from '#ui/orders/cancel-order-texts.hi.ts';
import { exchangeTexts } from '#ui/orders/exchange-texts.ts';
import { exchangeHindi } from '#ui/orders/exchange-texts.hi.ts';
import { failedDeliveryTexts } from '#ui/orders/failed-delivery-texts.ts';
import { failedDeliveryHindi } from '#ui/orders/failed-delivery-texts.hi.ts';
import { returnTexts } from '#ui/orders/return-texts.ts';
import { returnHindi } from '#ui/orders/return-texts.hi.ts';
import { madeToOrderTexts } from '#ui/made-to-order-texts.ts';
import { madeToOrderHindi } from '#ui/made-to-order-texts.hi.ts';
import { deliveryTexts } from '#ui/delivery/delivery-texts.ts';
import { deliveryHindi } from '#ui/delivery/delivery-texts.hi.ts';
import { paymentMarksTexts } from '#ui/payment-marks-texts.ts';
import { paymentMarksHindi } from '#ui/payment-marks-texts.hi.ts';
import { ratingTexts } from '#ui/rating-texts.ts';
import { ratingHindi } from '#ui/rating-texts.hi.ts';
import { uiTexts } from '#ui/ui-texts.ts';
import { uiHindi } from '#ui/ui-texts.hi.ts';

import { CRAFT_HINDI } from './hindi-craft.ts';
import { businessPricesTexts } from './header/business-prices-texts.ts';
import { businessPricesHindi } from './header/business-prices-texts.hi.ts';
import { catalogueTranslations } from './hindi-catalogue.ts';
import { layoutTexts } from './layout-texts.ts';
import { layoutHindi } from './layout-texts.hi.ts';

export const hindi: Translations = new Map([
  ...catalogueTranslations,
  ...CRAFT_HINDI,
  translated(translateTexts, translateToHindi),
  translated(layoutTexts, layoutHindi),
  translated(uiTexts, uiHindi),
  translated(deliveryTexts, deliveryHindi),
  translated(paymentMarksTexts, paymentMarksHindi),
  translated(ratingTexts, ratingHindi),
  translated(sessionTexts, sessionHindi),
  translated(aboutTexts, aboutHindi),
  translated(bulkOrdersTexts, bulkOrdersHindi),
  translated(quoteRequestTexts, quoteRequestHindi),
  translated(callTexts, callHindi),
  translated(quoteFormTexts, quoteFormHindi),
  translated(addToCartTexts, addToCartHindi),
  translated(cartCodeTexts, cartCodeHindi),
  translated(cartNoticeTexts, cartNoticeHindi),
  translated(cartTexts, cartHindi),
  translated(cartOptionTexts, optionHindi),
  translated(giftTexts, giftHindi),
  translated(quantityTexts, quantityHindi),
  translated(businessPricesTexts, businessPricesHindi),
  translated(beforeGstTexts, beforeGstHindi),
  translated(chosenTailoringTexts, chosenTailoringHindi),
  translated(madeToOrderTexts, madeToOrderHindi),
  translated(checkoutTexts, checkoutHindi),
  translated(downtimeTexts, downtimeHindi),
  translated(cashOnDeliveryTexts, cashOnDeliveryHindi),
  translated(collectionsTexts, collectionsHindi),
  translated(giftCardTexts, giftCardHindi),
  translated(giftCardPurchaseTexts, giftCardPurchaseHindi),
  translated(homeTexts, homeHindi),
  translated(storyFormTexts, storyFormHindi),
  translated(signInTexts, signInHindi),
  translated(contactTexts, contactHindi),
  translated(instalmentsTexts, instalmentsHindi),
  translated(addressTexts, addressHindi),
  translated(fileTexts, fileHindi),
  translated(countTexts, countHindi),
  translated(pickerTexts, pickerHindi),
  translated(giftCardRefundTexts, giftCardRefundHindi),
  translated(includedTaxTexts, includedTaxHindi),
  translated(paidDifferenceTexts, paidDifferenceHindi),
  translated(instalmentTexts, instalmentHindi),
  translated(cancelOrderTexts, cancelOrderHindi),
  translated(failedDeliveryTexts, failedDeliveryHindi),
  translated(returnTexts, returnHindi),
  translated(exchangeTexts, exchangeHindi),
  translated(payLinkTexts, payLinkHindi),
  translated(invoicesTexts, invoicesHindi),
  translated(newsletterTexts, newsletterHindi),
  translated(notFoundTexts, notFoundHindi),
  translated(offlineTexts, offlineHindi),
  translated(ordersTexts, ordersHindi),
  translated(privacyTexts, privacyHindi),
  translated(profileTexts, profileHindi),
  translated(browsersTexts, browsersHindi),
  translated(orderTrackingTexts, orderTrackingHindi),
  translated(offerTexts, offerHindi),
  translated(quotationsTexts, quotationsHindi),
  translated(quickOrderTexts, quickOrderHindi),
  translated(orderReviewsTexts, orderReviewsHindi),
  translated(reviewsTexts, reviewsHindi),
  translated(securityTexts, securityHindi),
  translated(wishTexts, wishHindi),
  translated(wishlistTexts, wishlistHindi),
]);
