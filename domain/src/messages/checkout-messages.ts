import { CLOSED_SENTENCE } from '../settings/shop-front.ts';
import { defineMessages } from './message.ts';

export const checkoutMessages = defineMessages({
  shop_closed: CLOSED_SENTENCE,
  not_inr: 'Orders are in INR.',
  no_items: 'The order has no items.',
  item_needs_product: 'Every item needs a product id.',
  item_needs_quantity: 'Every item needs a quantity.',
  too_many_items: 'An order can have at most {max} lines.',
  amount_too_low: 'The amount must be at least 100 paise.',
  receipt_shape: 'A receipt can contain only letters, digits and . : _ -',
  receipt_too_long: 'A receipt can have at most {max} characters.',
  receipt_missing: 'The receipt is missing.',
  payment_id_missing: 'The payment id is missing.',
  payment_order_id_missing: 'The payment order id is missing.',
  signature_missing: 'The signature is missing.',
  order_id_missing: 'The order id is missing.',
  tracking_token_missing: 'The tracking token is missing.',
  code_too_long: 'This code is too long.',
  code_not_valid: 'This code is not valid.',
  gift_card_in_code_field:
    'This is a gift card code. Please enter it at checkout under “Gift card”.',
  code_not_for_items: 'This code does not apply to the items in your cart.',
  code_minimum: 'This code is for orders of {amount:paise} or more.',
  code_already_used: 'You have already used this code.',
  code_used_up: 'This code has reached its usage limit.',
  coupon_beaten: 'You already save as much without this code: {discount}.',
  gift_card_not_valid: 'This gift card is not valid.',
  gift_card_used: 'This gift card has no balance left.',
  gift_card_expired: 'This gift card has expired.',
  price_changed: 'The price of your order has changed. Please review the new total.',
  not_for_sale: 'Some items in your cart are no longer for sale.',
  within_state: 'We can deliver to addresses in {state} only.',
  business_within_state: 'We can sell to businesses with a GST number of {state} only.',
  items_within_state:
    'We can deliver these items to addresses in {state} only: {items}. Please remove them from your cart.',
  out_of_stock: 'Some items in your cart are sold out or not in stock in this quantity.',
  cart_changed: 'Your cart has changed since you started this checkout. Please start again.',
  too_many_unpaid:
    'You have several unpaid orders. Please pay or cancel them, or wait a few minutes.',
  too_much_reserved:
    'This is more than we can reserve before payment. Please order less, pay your open orders first, or request a quotation.',
  reserved_too_often:
    'This was reserved several times from your network today without payment. Please try again tomorrow, or write to us.',
  order_payments_failed:
    'Several payments for this order have failed. Please wait 30 minutes before you try again, or write to us.',
  payments_failed:
    'Several payments have failed. Please wait an hour before you try again, or write to us.',
  gateway_unreachable:
    'We could not reach the payment service. Your order stays reserved for a few minutes.',
  amount_too_large:
    'This amount is too large for one online payment. Please contact us for another way to pay.',
  confirming_payment: 'We are confirming your payment. This can take a few minutes.',
  payment_in_review: 'We have received your payment and are checking it. We will email you.',
  nothing_left_refunding: 'There was nothing left to pay. We are refunding your payment.',
  late_refunding: 'Your payment arrived after the reservation expired. We are refunding it.',
});
