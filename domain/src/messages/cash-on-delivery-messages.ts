import { defineMessages } from './message.ts';

export const cashOnDeliveryMessages = defineMessages({
  cod_off: 'We do not offer cash on delivery at the moment. Please pay online.',
  cod_amount_low: 'Cash on delivery is for orders of {amount:paise} or more. Please pay online.',
  cod_amount_high: 'Cash on delivery is for orders of up to {amount:paise}. Please pay online.',
  cod_items: 'These items cannot be paid for on delivery: {items}. Please pay online.',
  cod_gift_card: 'An order with a gift card is paid online.',
  cod_pincode: 'We do not offer cash on delivery at pincode {pincode}. Please pay online.',
  cod_refused_before:
    'Earlier parcels to you were not accepted, so we cannot offer cash on delivery. Please pay online.',
  cod_too_many_open:
    'You have {count} orders with cash on delivery on the way. Please pay online, or order again once they have arrived.',
  cod_not_here: 'We cannot offer cash on delivery for this order. Please pay online.',
  cod_flag: 'Cash on delivery is true or left out.',
  cod_code_wrong: 'This code is not right. Please check the latest email from us.',
  cod_code_missing: 'Enter the 6 digits from the email.',
  cod_code_wait: 'We have just sent a code. Please wait a minute before you ask for another one.',
  cod_over: 'The time to confirm this order is over, and nothing was ordered. Please start again.',
  cod_on_its_way: 'The parcel is packed, so this amount is paid on delivery.',
});
