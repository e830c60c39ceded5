import { defineMessages } from './message.ts';

/** About buying a gift card. What is wrong with a code at checkout is in the checkout messages. */
export const giftCardMessages = defineMessages({
  card_amount_missing: 'Please choose an amount.',
  card_amount_whole: 'Please enter whole rupees.',
  card_amount_low: 'A gift card is worth {min:paise} or more.',
  card_amount_high: 'A gift card is worth {max:paise} at most.',
  card_recipient_name: 'Please enter the name of the recipient.',
  card_recipient_email: 'Please enter the email address of the recipient.',
  card_name_long: 'A name can have at most {max} characters.',
  card_message_long: 'A message can have at most {max} characters.',
  card_message_links: 'Please write the message without links.',
  card_day_shape: 'Please enter a valid date.',
  card_day_past: 'Please choose today or a later day.',
  card_day_far: 'Please choose a day within one year.',
  card_language: 'The language is en or hi.',
  card_details_changed:
    'You have changed the gift card since you started to pay. Please check it and press the button again.',
  card_payments_failed:
    'Several payments for this gift card have failed. Please wait 30 minutes before you try again, or write to us.',
  card_refunding:
    'This payment came too late, or the gift card was paid already. We are refunding it in full.',
  card_sale_unknown: 'We could not find this gift card.',
  card_paid_already: 'This gift card is paid already. We have emailed you the receipt.',
});
