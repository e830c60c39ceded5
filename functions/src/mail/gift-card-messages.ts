import { defineMessages } from '@kargha/domain/messages/message';

/** Sentences about sold gift cards in emails. gift-card-messages.hi.ts has the same keys. Amounts are in paise. */
export const giftCardMailMessages = defineMessages({
  gift_card_subject: 'A Kargha gift card of {amount:paise} for you',
  gift_card_lead: 'You have received a gift card of {amount:paise}.',
  gift_card_from: 'From',
  gift_card_message: 'Message',
  gift_card_code: 'The code of your gift card',
  gift_card_use: 'Enter it at checkout until {day}. You can use it for several orders.',
  gift_card_shop: 'Choose something',
  gift_card_secret: 'Anyone who has this code can spend it, so please keep it to yourself.',
  gift_receipt_subject: 'Receipt for your gift card {number}',
  gift_receipt_paid: 'Thank you. We have received {amount:paise} for a gift card.',
  gift_receipt_sent: 'We are emailing the card to its recipient now.',
  gift_receipt_due: 'We will email the card to its recipient on {day}.',
  gift_receipt_recipient: 'Recipient',
  gift_receipt_card: 'Gift card',
  gift_receipt_number: 'Number',
  gift_receipt_total: 'Paid',
  gift_receipt_tax:
    'No GST is charged on a gift card. It is part of the price of what is bought with it.',
  gift_receipt_code: 'Only the email to the recipient has the code.',
  gift_late_subject: 'We are refunding your payment for gift card {number}',
  gift_late:
    'Your payment of {amount:paise} for gift card {number} came too late, so no card was issued.',
  gift_card_refund_subject: 'Refund for your gift card {number}',
  gift_card_refunded: 'We have refunded {amount:paise} for gift card {number}.',
  gift_card_off: 'The card can no longer be used.',
});
