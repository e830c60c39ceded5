import { defineMessages } from '@kargha/domain/messages/message';

/** Sentences in emails about an account. account-mail-messages.hi.ts has the same keys. */
export const accountMailMessages = defineMessages({
  browser_subject: 'New sign-in to your account',
  browser: 'Someone signed in to your account from a new browser on {when} (India).',
  browser_advice:
    'If it was you, you can ignore this email. If not, sign out all browsers on your profile page and set a new password.',
  browser_link: 'Open your profile',

  claim_subject: 'Add your earlier orders to your account',
  claim:
    'You asked to add the orders you placed as a guest with this address to your account. Please open this link in a browser where you are signed in:',
  claim_link: 'Add my orders',
  claim_ends:
    'The link works for one day and only for your account. If you did not ask for it, do not open it.',

  company_verified_subject: '{company} is verified',
  company_verified:
    'We have verified {company}. From now on your invoices show its GST number, and you can use bulk prices and payment terms.',
  company_verified_link: 'See your company in your profile',
  company_rejected_subject: 'We could not verify {company}',
  company_rejected: 'We have checked the details of {company} and could not verify it.',
  company_rejected_reason: 'Reason: {reason}',
  company_rejected_next: 'Please correct the details in your profile and submit them again.',
  company_rejected_link: 'Submit your company again',
});
