import { EMAIL_MONTHS, DOCUMENT_YEARS, RETENTION_DAYS } from '@kargha/domain/reports/retention';
import type { Catalogue } from '#lib/language/language.ts';

const { clientErrors, endedStockNotices, phoneDrafts, unconfirmedNewsletter, webhookEvents } =
  RETENTION_DAYS;
/** What is counted in days by the job is told in years. */
const CONSENT_YEARS = Math.floor(RETENTION_DAYS.forgottenConsents / 365);

const en = {
  title: 'Privacy notice',
  lead: 'What this shop knows about you, why, for how long, and how you decide about it. It follows the Digital Personal Data Protection Act, 2023.',
  version: (day: string) => `In force since ${day}`,
  readIn: 'Language of this notice',
  keptTitle: 'What we keep',
  why: 'Why',
  howLong: 'How long',
  kept: [
    {
      what: 'Your account: name, e-mail, phone, picture, addresses, cart and wishlist',
      why: 'So that you can sign in, order without typing everything again, and find your cart on another device.',
      howLong: 'Until you close the account.',
    },
    {
      what: 'Orders, returns, invoices, credit notes and vouchers',
      why: 'To deliver, to take back, and to account for the tax on what you bought; and to remind you once of one that you left unpaid, if you have ticked that in your profile.',
      howLong: `${DOCUMENT_YEARS} full years after the financial year, as section 36 of the CGST Act and section 128 of the Companies Act ask. Then invoices, notes and vouchers are deleted, and orders lose your name, phone, e-mail and street. When you close your account, orders lose them at once; an invoice stays as it was issued until its years are over.`,
    },
    {
      what: 'Payments: amount, way of paying and number, never a card or an account',
      why: 'To know what is paid and to give money back. Card details go to the payment company alone.',
      howLong: `With the order; messages of the payment company ${webhookEvents} days.`,
    },
    {
      what: 'Orders that staff write down for you, as when you call',
      why: 'To make your order of it, and to know who asked for what.',
      howLong: `${phoneDrafts} days after the last change, or until you close the account.`,
    },
    {
      what: 'Your row in our list of customers: how much you have bought, tags and notes of staff',
      why: 'To know whom we serve when you write or call.',
      howLong: 'Until you close the account or ask us to erase it.',
    },
    {
      what: 'Gift cards: the name and e-mail of who got one',
      why: 'To send the code, and to know whose card it is.',
      howLong: 'Until you close the account or ask us to erase it; the card goes on working.',
    },
    {
      what: 'What you write to us: messages, complaints, requests for quotations, the papers of your company',
      why: 'To answer you, and to be able to look up what was agreed.',
      howLong: 'Until you close the account or ask us to erase it.',
    },
    {
      what: 'A story that you have sent in: its words, your photo, and your e-mail apart from them',
      why: 'To read it, to ask you back, and to publish it.',
      howLong:
        'Until you close the account or ask us to erase it; a published story stays until you ask us to take it back.',
    },
    {
      what: 'What you say of pieces that you have bought: stars, words and your first name',
      why: 'So that others know what a piece is like. We read it before we show it.',
      howLong:
        'Until you withdraw it. When you close the account, what is shown stays as the words of “A buyer”, and the rest goes.',
    },
    {
      what: 'Your address for the newsletter',
      why: 'To send you what you have asked for. Each letter has a link that ends it.',
      howLong: `Until you ask us to erase it; without your yes to the first letter ${unconfirmedNewsletter} days.`,
    },
    {
      what: 'Your address for a note that a piece is back',
      why: 'To write once, when it is back.',
      howLong: `Until it is back, and ${endedStockNotices} days after the note.`,
    },
    {
      what: 'Letters that we have sent',
      why: 'To see whether they arrived, and to send them again.',
      howLong: `${EMAIL_MONTHS} months.`,
    },
    {
      what: 'What you agreed to, and when you took it back',
      why: 'To show that you did.',
      howLong: `Until you close the account or ask us to erase it, then ${CONSENT_YEARS} years without anything that names you.`,
    },
    {
      what: 'How fast pages were, what went wrong on them, and how many visits came to the cart and to paying',
      why: 'To mend what is slow or broken. Only if you agree; they are counts, without an account or a network address.',
      howLong: `Errors ${clientErrors} days; the counts name nobody and stay.`,
    },
    {
      what: 'How often something was tried from a network address, as a number that cannot be turned back into it',
      why: 'To stop those who guess passwords and codes.',
      howLong: 'A day or two.',
    },
    {
      what: 'In your browser: cart, wishlist, language, colours and what you looked at last',
      why: 'So that the shop is as you left it. We set no cookies for advertising and follow you nowhere else.',
      howLong: 'Until you clear it; what is private goes when you sign out.',
    },
  ],
  sharedTitle: 'Who else learns of it',
  shared: [
    'The payment company, what it needs to take your money: amount, name, e-mail and phone.',
    'The courier, what is on the parcel: name, address and phone.',
    'Google, on whose computers in Mumbai the shop runs, and the service that carries our mail. They work for us and may use nothing for themselves.',
    'Authorities, when the law obliges us. Nobody else: we sell no data and show no advertising of others.',
  ],
  rightsTitle: 'Your rights',
  rights: [
    {
      title: 'See it and take it along',
      text: 'Your profile gives you everything we keep about you in one file, letters and files by their names. With whom we shared it is told above.',
    },
    {
      title: 'Correct and complete it',
      text: 'Change your details in your profile. What you cannot change there, such as the name on an invoice, we correct when you write to us.',
    },
    {
      title: 'Have it erased',
      text: 'Close your account in your profile. Only what the law wants kept stays, without you wherever it can.',
    },
    {
      title: 'Take back a yes',
      text: 'Each yes is asked for by itself and ended where it was given, with as little effort. What was done before stays lawful.',
    },
    {
      title: 'Complain',
      text: 'To the Grievance Officer named below, who answers within 48 hours and settles it within a month. If you are not content, to the Data Protection Board of India.',
    },
    {
      title: 'Name somebody',
      text: 'Tell the Grievance Officer who shall use these rights for you if you die or can no longer do so.',
    },
  ],
  childrenTitle: 'Children',
  children:
    'Those under eighteen shop with a parent or guardian. We follow no child’s behaviour and aim nothing at children; if a child has opened an account, tell us and we close it.',
  breachTitle: 'If something goes wrong',
  breach:
    'If somebody gets at your data who must not, we tell you and the Data Protection Board within 72 hours: what happened, what it means for you, and what we do.',
  toProfile: 'To my data and choices',
  complain: 'Write to the Grievance Officer',
};

export const privacyTexts: Catalogue<typeof en> = { en };
export type PrivacyTexts = typeof en;
