import { EMAIL_MONTHS, DOCUMENT_YEARS, RETENTION_DAYS } from '@kargha/domain/reports/retention';
import type { Catalogue } from '#lib/language/language.ts';

const {
  clientErrors,
  endedBackInStockRequests,
  exports: exportedFiles,
  phoneDrafts,
  searchCounts,
  unconfirmedNewsletter,
  unpaidGiftCards,
  webhookEvents,
} = RETENTION_DAYS;
/** The retention job counts in days; the notice states whole years. */
const CONSENT_YEARS = Math.floor(RETENTION_DAYS.forgottenConsents / 365);

const en = {
  title: 'Privacy notice',
  lead: 'What we know about you, why we keep it, for how long, and the choices you have. This notice follows the Digital Personal Data Protection Act, 2023.',
  version: (day: string) => `In force since ${day}`,
  readIn: 'Language of this notice',
  keptTitle: 'What we keep',
  why: 'Why',
  howLong: 'How long',
  kept: [
    {
      what: 'Your account: name, email, phone number, picture, addresses, cart and wishlist',
      why: 'So that you can sign in, order without typing everything again and find your cart on another device.',
      howLong: 'Until you close your account.',
    },
    {
      what: 'Orders, returns, invoices, credit notes and vouchers',
      why: 'To deliver your orders, handle returns and account for tax. If you agree in your profile, also to remind you once about an order you left unpaid.',
      howLong: `${DOCUMENT_YEARS} full years after the financial year, as section 36 of the CGST Act and section 128 of the Companies Act require. We then delete invoices, notes and vouchers, and remove your name, phone number, email and street address from orders. If you close your account, we remove these details from your orders at once. Invoices stay as issued until their years are over.`,
    },
    {
      what: 'Payments: amount, payment method and reference number, never card or bank details',
      why: 'To know what has been paid and to refund you. Card details go only to the payment company.',
      howLong: `As long as the order. Messages from the payment company: ${webhookEvents} days.`,
    },
    {
      what: 'Orders that our staff draft for you, for example when you call',
      why: 'To turn the draft into an order and to know who requested what.',
      howLong: `${phoneDrafts} days after the last change, or until you close your account.`,
    },
    {
      what: 'Your entry in our customer list: how much you have bought, and tags and notes from our staff',
      why: 'So that we know who we are helping when you write or call.',
      howLong: 'Until you close your account or ask us to erase it.',
    },
    {
      what: 'Gift cards: the recipient’s name and email, and if you buy one, your name, email, phone number and message',
      why: 'To send the code and the receipt, and to know who the card belongs to.',
      howLong: `Until you close your account or ask us to erase it. The card keeps working. If the card was never paid: ${unpaidGiftCards} days.`,
    },
    {
      what: 'What you send us: messages, complaints, quotation requests and your company’s documents',
      why: 'To answer you and to look up what was agreed.',
      howLong: 'Until you close your account or ask us to erase it.',
    },
    {
      what: 'A story you submit: its text, your photo and, stored separately, your email',
      why: 'To review it, to ask you questions and to publish it.',
      howLong:
        'Until you close your account or ask us to erase it. A published story stays until you ask us to take it down.',
    },
    {
      what: 'Your reviews of items you bought: rating, text, photos and your first name',
      why: 'So that other shoppers know what an item is like. We check each review before it appears.',
      howLong:
        'Until you withdraw it. If you close your account, published reviews stay under the name “A buyer”; photos and the rest are deleted.',
    },
    {
      what: 'Your email address for the newsletter',
      why: 'To send you the newsletter you asked for. Each one has an unsubscribe link.',
      howLong: `Until you ask us to erase it. If you never confirm your subscription: ${unconfirmedNewsletter} days.`,
    },
    {
      what: 'Your email address for a back-in-stock notification',
      why: 'To email you once when the item is back.',
      howLong: `Until the item is back, and ${endedBackInStockRequests} days after the notification.`,
    },
    {
      what: 'Emails we have sent you',
      why: 'To check that they arrived and to send them again if needed.',
      howLong: `${EMAIL_MONTHS} months.`,
    },
    {
      what: 'Your consents, and when you withdrew them',
      why: 'To prove that you agreed.',
      howLong: `Until you close your account or ask us to erase it, then ${CONSENT_YEARS} years without anything that identifies you.`,
    },
    {
      what: 'How fast our pages were, what went wrong, and how many visits reached the cart and payment',
      why: 'To fix what is slow or broken. Only if you agree. These are plain counts, without your account or network address.',
      howLong: `Errors: ${clientErrors} days. The counts identify no one, and we keep them.`,
    },
    {
      what: 'What people search for in the shop, as words and numbers of times',
      why: 'To find what is missing and to suggest popular searches. Nothing about who searched; email addresses and long numbers are not counted.',
      howLong: `${searchCounts} days.`,
    },
    {
      what: 'Files in which our staff export orders or customers, for the accountant or the courier',
      why: 'To do our accounts and to deliver your orders.',
      howLong: `We delete our copy after ${exportedFiles} days, also if you close your account before.`,
    },
    {
      what: 'How often something was tried from a network address, stored as a number that cannot be turned back into the address',
      why: 'To stop people from guessing passwords and codes.',
      howLong: 'A day or two.',
    },
    {
      what: 'In your browser: cart, wishlist, language, colours and what you viewed last',
      why: 'So that you find the shop as you left it. We set no advertising cookies and do not track you on other sites.',
      howLong: 'Until you clear it. Private data is removed when you sign out.',
    },
  ],
  sharedTitle: 'Who we share it with',
  shared: [
    'The payment company gets what it needs to take your payment: amount, name, email and phone number.',
    'The courier gets what is on the parcel: name, address and phone number.',
    'Google, which runs the shop’s servers in Mumbai, and our email delivery service. They work for us and may not use your data for themselves.',
    'Authorities, when the law requires it. No one else: we do not sell data or show advertising from others.',
  ],
  rightsTitle: 'Your rights',
  rights: [
    {
      title: 'See and download your data',
      text: 'Your profile lets you download everything we keep about you in one file, which lists emails and files by name. Who we share it with is listed above.',
    },
    {
      title: 'Correct and complete it',
      text: 'Change your details in your profile. If you cannot change something there, such as the name on an invoice, write to us and we will correct it.',
    },
    {
      title: 'Have it erased',
      text: 'Close your account in your profile. We keep only what the law requires, without your identity wherever possible.',
    },
    {
      title: 'Withdraw consent',
      text: 'We ask for each consent separately. You can withdraw it in the same place, just as easily. What we did before you withdrew it remains lawful.',
    },
    {
      title: 'Complain',
      text: 'Write to the Grievance Officer named below, who answers within 48 hours and resolves your complaint within a month. If you are not satisfied, contact the Data Protection Board of India.',
    },
    {
      title: 'Nominate someone',
      text: 'Tell the Grievance Officer who should use these rights for you if you die or can no longer do so.',
    },
  ],
  childrenTitle: 'Children',
  children:
    'If you are under 18, please shop with a parent or guardian. We do not track children or target them. If a child has opened an account, tell us and we will close it.',
  breachTitle: 'If something goes wrong',
  breach:
    'If your data reaches someone who should not have it, we tell you without delay: what happened and when, what it may mean for you, what we are doing, what you can do to stay safe and whom you can ask. We also tell the Data Protection Board without delay, and send it the details within 72 hours.',
  toProfile: 'Manage my data and choices',
  complain: 'Write to the Grievance Officer',
};

export const privacyTexts: Catalogue<typeof en> = { en };
export type PrivacyTexts = typeof en;
