import { defineMessages } from './message.ts';

export const quoteMessages = defineMessages({
  not_a_business: 'Quotations are for business accounts.',
  quote_not_found: 'We could not find this quotation.',
  quote_stale: 'This offer has changed. Please check the latest version.',
  offer_expired: 'This offer has expired. Please ask us for a new one.',
  offer_answered: 'This offer has already been answered, or it is no longer open.',
  company_changed:
    'Your company’s GST number has changed since this offer. Please ask us for a new version.',
  other_state:
    'This offer is for delivery in {state}. Please ask us to change it if you need it elsewhere.',
  no_billing_address:
    'Your GST number is not registered in {state}. Add the registered address of your company to your profile, or choose a delivery address in its state.',
  choose_state: 'Please choose a state of India.',
  quoted_item_gone:
    '“{product}” is no longer in stock in this quantity. Please ask us to change the offer.',
  request_closed: 'This request is closed to new messages.',
  reopen_form: 'Please reopen the form and submit it again.',
  line_unknown: 'Our offers have no such line.',
  some_not_for_sale: 'Some of these products are no longer for sale.',
  message_not_found: 'We could not find this message.',
  message_sent: 'This message was already sent, so its files cannot be changed.',
  files_too_large: 'At most {max} files, 50 MB in total.',
  storage_full:
    'You have reached the file limit for your requests. Please remove some files, or write to us.',
  file_not_uploaded: 'This file was not uploaded. Please attach it again.',
  file_gone: 'This file no longer exists.',
  file_named: '{file}:',
  shop_address_missing: 'The address of the shop is missing, so this quotation cannot be created.',
  no_such_version: 'There is no such version of this quotation.',
  no_credit: 'No credit has been agreed with this company.',
  credit_overdue: '{overdue:paise} is overdue. It must be paid before more is bought on credit.',
  over_credit_limit:
    'This would bring the credit used to {owed:paise}. The limit is {limit:paise}.',
  quick_order_business: 'Quick order is for business accounts.',
  sku_missing: 'A SKU is missing.',
  sku_too_long: 'A SKU has at most {max} characters.',
  too_many_skus: 'At most {max} lines at a time.',
  choose_time_from_list: 'Please choose a time from the list.',
});
