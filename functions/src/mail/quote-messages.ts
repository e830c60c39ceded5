import { defineMessages } from '@kargha/domain/messages/message';

/**
 * Sentences in emails about quotations. quote-messages.hi.ts has the same keys. `pieces` is a count with its noun, and
 * `terms` a label of payment terms.
 */
export const quoteMailMessages = defineMessages({
  quote_see_request: 'See your request',
  quote_received_subject: 'We have received your request for {pieces}',
  quote_received: 'Thank you for your request for {pieces}.',
  quote_received_next:
    'We reply within 24 hours. You will have our quotation, with samples where they make sense, within 48 hours.',
  quote_review_subject: 'We are working on your request for {pieces}',
  quote_review: 'We are reviewing your request for {pieces} and talking to our weavers.',
  quote_review_add: 'If you want to add something, write it on the page of your request.',
  quote_closed_subject: 'Your request for {pieces}',
  quote_closed: 'We are sorry, but we cannot make you an offer for {pieces}.',
  quote_message_subject: 'A message about your request for {pieces}',
  quote_message_reply: 'Reply on the page of your request',

  offer_see: 'See the quotation',
  offer_subject: 'Our quotation for {pieces}, version {version}',
  offer_lead: 'Here is version {version} of our quotation for {pieces}.',
  offer_terms: 'Total: {total:paise}\nPayment: {terms}\nValid until {day}',
  offer_terms_gst: 'Total including GST: {total:paise}\nPayment: {terms}\nValid until {day}',
  offer_page:
    'On its page you can accept it, ask for changes, write to us or download it as a PDF.',
  offer_declined_subject: 'You have declined our quotation',
  offer_declined: 'You have declined our quotation. You can ask us for a new one at any time.',
  offer_changes_subject: 'We have received your change request',
  offer_changes:
    'Thank you for telling us what to change. We will send you a new version of our quotation.',
  offer_renew_subject: 'We are preparing a new quotation',
  offer_renew: 'Our quotation had expired. We will review it and send you a new version.',
  offer_was_for: 'Your request was for {pieces}.',
  offer_accepted_subject: 'Your order {number} from our quotation',
  offer_accepted:
    'Thank you for accepting version {version} of our quotation. Your order number is {number}.',
  offer_accepted_terms: 'Total: {total:paise}\nPayment: {terms}',
  offer_accepted_terms_gst: 'Total including GST: {total:paise}\nPayment: {terms}',
  offer_po_number: 'Your PO number',
  offer_see_order: 'See the order and what is due',
  offer_expiring_subject: 'Our quotation for {pieces} expires soon',
  offer_expiring: 'You can accept our quotation for {pieces} until {day}.',
  offer_expired_subject: 'Our quotation for {pieces} has expired',
  offer_expired:
    'Our quotation for {pieces} has expired, because yarn prices and loom times change. You can ask for a new one on its page.',
});
