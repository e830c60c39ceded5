import { defineMessages } from '@kargha/domain/messages/message';

/** Sentences in emails to customers. mail-messages.hi.ts has the same keys. Amounts are in paise. */
export const mailMessages = defineMessages({
  track: 'Track your order',
  track_with: 'Track it with {courier}',
  about_order: 'This email is about your order {number}.',
  reason: 'Reason',
  our_reply: 'Our reply: {answer}',
  deliver_to: 'Deliver to',
  expected_between: 'We expect to deliver it between {from} and {to}.',
  made_to_order: 'Made to order, ships in {days} working days',
  made_to_order_day: 'Made to order, ships in 1 working day',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  free: 'Free',
  gst: 'GST',
  gift_card: 'Gift card …{last4}',
  total: 'Total',
  total_with_gst: 'Total with GST',

  placed_subject: 'Your order {number} has been placed',
  placed_paid: 'Thank you. We have received {amount:paise} for order {number}.',
  placed_paid_and_card:
    'Thank you. We have received {amount:paise} and {card:paise} from gift card …{last4} for order {number}.',
  placed_card: 'Thank you. You have paid {card:paise} from gift card …{last4} for order {number}.',
  placed_free: 'Thank you. There was nothing to pay for order {number}.',
  link_ends:
    'The link works for 90 days. You can also enter {number} and this email address on our Track Order page.',
  late_subject: 'We are refunding your payment for order {number}',
  late_over:
    'Your payment of {amount:paise} for order {number} reached us after the order was closed, so its items and price were no longer reserved for you.',
  late_used_up:
    'Your payment of {amount:paise} for order {number} reached us after the reservation expired, and by then the discount code had reached its limit.',
  late_gone:
    'Your payment of {amount:paise} for order {number} reached us after the reservation expired, and by then one of the items had been sold.',
  late_card:
    'Your payment of {amount:paise} for order {number} reached us after the reservation expired, and by then the gift card could not cover its share.',
  sorry: 'We are sorry.',
  pay_link_subject: 'Your order {number} is ready for payment',
  pay_link: 'Thank you for your call. We have reserved your order {number} for you.',
  pay_link_button: 'View your order and pay',
  pay_link_ends:
    'We keep these pieces for you until {end} (India time). After that the link expires, and you are not charged.',
  invoice_subject: '{name} {document} for your order {number}',
  invoice: '{name} {document} ({amount:paise}) for your order {number} is ready.',
  invoice_download:
    'You can download it from your order page. If you do not have an account, use the tracking link in our emails.',

  shipped_subject: 'Your order {number} is on its way',
  shipped:
    'We have handed a parcel of your order {number} to {courier}. Its tracking number is {awb}.',
  awb_subject: 'The right tracking number of your order {number}',
  awb_wrong:
    'We gave you a wrong tracking number for a parcel of your order {number}: {awb}. We are sorry.',
  awb_right: 'The right one is {awb}, with {courier}.',
  not_left_subject: 'A parcel of your order {number} has not left yet',
  not_left:
    'We wrote that {courier} has parcel {awb} of your order {number}. It has not left us after all.',
  undelivered_subject: 'We could not deliver your order {number}',
  undelivered: '{courier} could not deliver parcel {awb} of your order {number}.',
  undelivered_reason: 'The courier writes: “{reason}”.',
  undelivered_choices:
    'Please tell us what to do: deliver on another day, deliver to another address or phone number, or send it back to us.',
  undelivered_choose: 'Choose what happens next',
  undelivered_until:
    'Please answer until {day}, {clock} (India). Without an answer the courier decides when to try again.',
  not_left_next: 'We are preparing it again and will email you its new tracking number.',
  delivered_subject: 'Your order {number} has been delivered',
  delivered: 'The parcel {awb} of your order {number} has been delivered.',
  we_hope: 'We hope you like it.',
  return_until: 'If something is not right, you can return it until {day}.',
  return_until_faulty:
    'If a piece is faulty or not what you ordered, you can return it until {day}.',
  return_by_page: 'Request the return on your order page.',
  return_by_reply: 'Reply to this email.',
  return_by_writing: 'Reply to this email, or write to {address} and mention order {number}.',
  return_any_time: 'A piece that is not as described can be returned at any time: write to us.',
  write_a_review:
    'Once you have worn or used it, tell other shoppers what it is like: you can write a review on the same page.',
  your_order: 'Your order',

  new_link_subject: 'A new link to your order {number}',
  new_link: 'Someone with an old link to your order {number} asked for a new one. Here it is.',
  new_link_ends:
    'It works for 90 days. If you did not ask for it, you can ignore this email: the link was sent only to you.',
  released_subject: 'We are preparing your order {number} again',
  released:
    'Your order {number} was on hold. We are preparing it again and will email you when it ships.',
  cancelled_subject: 'Your order {number} was cancelled',
  cancelled: 'Your order {number} was cancelled.',
  cancelled_by_shop: 'We had to cancel your order {number}. Reason: {reason}',
  not_charged: 'You were not charged for it, or you have already been refunded.',
  no_longer_owed: 'You no longer owe the {amount:paise} that was still to be paid.',
  changed_subject: 'Your order {number} was changed',
  items_changed: 'We have changed your order {number}. Reason: {reason}',
  items_added: 'Added:',
  items_taken_out: 'Removed:',
  costs_more: 'Your order costs {amount:paise} more now.',
  deducted_balance: 'We have deducted {amount:paise} from what you owe for this order.',
  pay_rest: 'Pay the rest',
  same_price: 'The price of your order is the same.',
  removed: 'We have removed these pieces from your order {number}. Reason: {reason}',
  deducted: 'We have deducted {amount:paise} for them from what you owe for this order.',
  still_due: '{amount:paise} is still to be paid.',
  nothing_due: 'There is nothing left to pay.',

  refunded_subject: 'We have refunded {amount:paise} for your order {number}',
  refunded:
    'We have refunded {amount:paise} for your order {number} to your original payment method.',
  refunded_by_hand: 'We have refunded {amount:paise} for your order {number}.',
  refunded_cash: 'Cash on {day}, reference {reference}.',
  refunded_counter_upi: 'UPI at the counter on {day}, reference {reference}.',
  refunded_bank_transfer: 'Bank transfer on {day}, reference {reference}.',
  tell_us: 'If it has not reached you within two working days, please tell us.',
  bank_delay: 'Banks usually take 5 to 7 working days to show it.',
  refunding_subject: 'We are refunding {amount:paise} for your order {number}',
  refunding_order: 'We are refunding {amount:paise} for your order {number}.',
  refunding: 'We are refunding {amount:paise} to your original payment method.',
  refunding_by_hand:
    'We will refund {amount:paise} to you ourselves and email you when it is done.',
  refunding_exchange:
    'We are refunding the {amount:paise} that your returned items paid, the way you paid for order {number}.',
  card_off:
    'You paid {amount:paise} with your gift card …{last4}, which can no longer be used. We will write to you about this amount.',
  card_back: '{amount:paise} is back on your gift card …{last4}.',
  card_had_ended: 'The card had already expired before the order was paid.',
  card_right_away: 'You can use it right away.',
  card_until: 'It had expired, so you can now use it until {day}.',
  card_rest_ended: 'The {amount:paise} that was left on it before has expired.',

  return_requested_subject: 'We have received your return request for order {number}',
  return_approved_subject: 'We have approved your return for order {number}',
  return_rejected_subject: 'We cannot accept your return for order {number}',
  return_picked_up_subject: 'Your return for order {number} was picked up',
  return_received_subject: 'We have received your return for order {number}',
  return_requested: 'Thank you for your request. We will check it and reply within 24 hours.',
  return_approved:
    'A courier will collect the items. Please keep them unworn and in their packaging.',
  return_rejected: 'We are sorry, but we cannot accept this return.',
  return_picked_up: 'The courier is bringing the items to us.',
  return_received:
    'We have received the items and will check them. Then we refund what you paid. If you still owe money for them, we reduce that balance first.',
  return_received_exchange:
    'We have received the items and will check them. Then we order your replacement.',
  exchange_wish: 'You would like these instead:',
  exchange_nothing: 'There is nothing to pay.',
  exchange_more:
    'It costs {amount:paise} more. We send you a payment link once we have received your return.',
  exchange_less: 'We refund {amount:paise} once we have received your return.',
  exchange_sold_out:
    'The other size has sold out meanwhile, so we refund what you paid once we have received your return.',
  exchange_reserved: 'We have reserved these for you until {day}:',
  replacement_ready_subject: 'Your replacement order {number} is ready for payment',
  replacement_placed_subject: 'Your replacement order {number} has been placed',
  replacement:
    'We have received your return for order {number} and checked it. This is your replacement:',
  replacement_more: 'It costs {amount:paise} more than what you returned.',
  replacement_pay: 'Pay the difference',
  replacement_kept:
    'We keep the items for you until {end} (India time). After that we refund what you returned.',
  replacement_less: 'It costs less than what you returned.',
  exchange_released_subject: 'We no longer keep the other size for order {number}',
  exchange_released: 'We have not received your return yet, so these are on sale again:',
  exchange_released_next:
    'You can still send your return. If they are sold out by then, we refund what you paid.',

  instalment_subject: 'We have received {amount:paise} for your order {number}',
  instalment_paid: 'Thank you. We have received {amount:paise} for your order {number}.',
  still_due_page: '{amount:paise} is still to be paid. You can pay it from your order page.',
  paid_in_full: 'Your order is now paid in full.',
  late_cancelled:
    'Your payment of {amount:paise} for order {number} reached us after the order was cancelled.',
  late_returned:
    'Your payment of {amount:paise} for order {number} reached us after everything in it had been returned.',
  reduced_subject: 'You have {amount:paise} less to pay for order {number}',
  reduced:
    'We have taken {amount:paise} off what you owe for order {number}, for the pieces that came back.',
  cancel_declined_subject: 'Your request to cancel order {number}',
  cancel_asked: 'You asked us to cancel your order {number}.',
  cancel_looked_into: 'We looked into it and did not cancel the order.',
  cancel_released: 'We looked into it and did not cancel the order. We are preparing it again.',
  cancel_dispatched:
    'It was already handed to the courier, so we could not cancel it. After it is delivered, you can request a return for {days} days.',
  cancel_delivered:
    'It was delivered before we could cancel it. You can request a return within {days} days of delivery.',
  cancel_came_back:
    'Its items are back in our shop, so there is nothing left to cancel. We will settle what you paid or still owe for them and write to you about it.',
  void_subject: '{amount:paise} is still to be paid for your order {number}',
  void: 'We recorded a payment of {amount:paise} for your order {number} by mistake. We are sorry. No money has moved, and the amount is still to be paid.',
  void_voucher: 'Refund voucher {voucher} cancels receipt voucher {receipt}.',
  pay_on_page: 'You can pay it on your order page.',
  receipt_subject: 'Receipt voucher {receipt} for your order {number}',
  receipt: 'Receipt voucher {receipt} ({amount:paise}) for your order {number} is ready.',
  receipt_next:
    'You can find it under Invoices. We send the {document} when your order is dispatched.',
  refund_voucher_subject: 'Refund voucher {voucher} for your order {number}',
  advance_refunded: 'We have refunded {amount:paise} of your advance for order {number}.',
  refund_voucher:
    'Refund voucher {voucher} for receipt voucher {receipt} is ready. You can find it under Invoices.',
});
