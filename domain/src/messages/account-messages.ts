import { defineMessages } from './message.ts';

export const accountMessages = defineMessages({
  profile_missing: 'User profile not found. Please contact administrator.',
  locked_one_minute: 'Too many failed attempts. Please try again in 1 minute.',
  locked_minutes: 'Too many failed attempts. Please try again in {minutes} minutes.',
  sign_in_again_to_close: 'Please sign in again to confirm it is you, then close your account.',
  sign_in_again: 'Please sign in again to confirm it is you.',
  session_missing: 'This browser is signed out already.',
  code_missing: 'Enter the code',
  code_wrong:
    'This code is wrong or was used already. Please enter the next code that your app shows.',
  no_second_factor: 'No authenticator app is set up for your account.',
  set_up_first: 'Please start again and scan the new QR code.',
  second_factor_required:
    'Your role needs a second factor. You can replace the authenticator app, but not remove it.',
  open_order:
    'Your order {number} is still in progress. You can close your account when it has been delivered or cancelled.',
  open_return:
    'Your return for {number} is still in progress. You can close your account when it is complete.',
  last_admin: 'This is the last owner of the shop. Please make someone else an owner first.',
  payment_due:
    'You still owe us {amount:paise} for your order {number}. You can close your account when it is paid.',
  refund_due:
    'We still owe you {amount:paise} for your order {number}. You can close your account when we have refunded it.',
  access_code_required: 'Please enter an access code',
  access_code_unreadable: 'This access code is not valid',
  access_code_not_valid: 'This access code is not valid.',
  device_not_valid: 'This device is not valid.',
  document_unknown: 'This document is not known.',
  no_document: 'There is no document.',
  too_many_documents: 'You have sent several documents already. Please try again tomorrow.',
  choose_picture: 'Please choose a JPEG, PNG or WebP picture of at most {max} MB.',
  link_expired: 'This link has expired. Please ask for a new one.',
  other_account:
    'This link was sent to another account. Please sign in with the account that asked for it.',
  password_sign_in_needed:
    'Your account also has a password. Please sign in with it, then open the link again. If you do not know it, set a new one first.',
  email_not_verified: 'Please verify your email address on your profile first.',
  invitation_unknown:
    'This link is not valid. Please open the latest invitation in your mailbox, or ask the shop for another.',
  invitation_expired: 'This invitation has expired. Please ask the shop to send it again.',
  invitation_used: 'This invitation was already accepted. Please sign in to the back office.',
  invitation_withdrawn: 'This invitation was withdrawn. Please ask the shop for another.',
  invitation_other_account:
    'This invitation is for {email}. Please sign in with that address, then open the link again.',
  already_staff: 'You already belong to the staff of this shop.',
  choose_yes_or_no: 'Please choose yes or no.',
  sign_up_in_footer: 'Sign up for the newsletter in the page footer.',
  close_account_instead: 'To withdraw from the terms, close your account.',
  purpose_not_valid: 'This consent purpose is not valid.',
  purpose_missing: 'The purpose is missing.',
  measure_consent: 'We only measure with consent.',
  not_a_page: 'This is not a page of the shop.',
  page_missing: 'The page is missing.',
  not_a_step: 'This is not a purchase step.',
});
