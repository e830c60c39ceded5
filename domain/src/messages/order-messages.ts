import { defineMessages } from './message.ts';

export const orderMessages = defineMessages({
  order_not_found: 'We could not find this order.',
  tracked_order_not_found:
    'We could not find an order with this number and contact. Please check both and try again.',
  tracking_link_not_valid:
    'This link is not valid. Open it from our email again, or enter your order number and email address.',
  full_contact_needed:
    'Please enter your full phone number or your email address, or open the link in our emails.',
  order_link_expired:
    'This link has expired. Ask for a new one, or enter your order number and email address.',
  claim_too_late:
    'This order can no longer be added here. Sign in with its email address and open My orders to add it.',
  order_link_unknown: 'This link is not known.',
  order_link_not_valid: 'This link is not valid.',
  no_invoice_yet: 'There is no invoice for this order yet.',
  document_not_found: 'We could not find this document.',
  document_being_registered:
    'The tax portal is registering this document. Please try again in a few minutes.',
  document_cancelled: 'This document was cancelled and is no longer valid.',
  ask_to_cancel: 'Your order is packed or being made for you. You can ask us to cancel it.',
  too_many_cancelled:
    'You have cancelled several orders today. Please write to us, and we will cancel this one for you.',
  not_allowed: 'This is not possible: the order is {state}.',
  order_stale:
    'Someone else has just changed this order. It is now {state}. Please check it again.',
  approval_waiting:
    'The same request already waits for a second person. It must be approved, declined or withdrawn first.',
  tell_us_more: 'Please tell us a little more.',
  tell_us_how: 'Please tell us how we can help you.',
  instalment_not_found: 'We could not find this instalment.',
  instalment_order_closed: 'This order is closed. There is nothing left to pay.',
  instalment_paid: 'This instalment is already paid.',
  instalment_credited: 'There is nothing left to pay on this instalment.',
  amount_changed: 'The amount has just changed. Please check it and try again.',
  pay_link_not_valid: 'This payment link is not valid. Please ask us for a new one.',
  pay_link_expired: 'This payment link has expired. Please ask us for a new one.',
  pay_link_paid: 'This order is already paid. Thank you.',
  not_an_order: 'This is not an order.',
  order_required: 'Order is required',
  delivery_choice_missing: 'Please choose what the courier should do.',
  delivery_day_not_possible: 'Please choose one of the next seven days.',
  delivery_address_or_phone: 'Please enter a new address or another phone number.',
  delivery_other_state:
    'The parcel can only go to an address in {state}. Please have it returned, and order it again.',
  delivery_pincode_not_served:
    'The courier does not deliver to pincode {pincode}. Please enter another address.',
  delivery_pincode_unchecked:
    'We cannot check this pincode at the moment. Please try again in a few minutes.',
  delivery_not_asked: 'This parcel no longer needs an answer.',
});
