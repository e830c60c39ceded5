import { RETURN_DAYS } from '@kargha/domain/orders/return';
import { DEFAULT_FAQS } from '@kargha/domain/settings/default-faqs';
import type { Catalogue } from '#lib/language/language.ts';
import type { ContactTopic } from '#lib/addresses/paths.ts';

const SUBJECTS: Record<ContactTopic, string> = {
  bulk: 'Quotation for a bulk order',
  call: 'Please call me about a bulk order',
  catalogue: 'Please send me the bulk catalogue',
  complaint: 'Complaint',
  security: 'Security of the shop',
};

const en = {
  title: 'Contact Us',
  lead: 'A question about a piece, an order, a weave? Write to us: people who know the looms answer.',
  cardsLabel: 'Ways to reach us',
  visit: 'Visit Us',
  call: 'Call Us',
  email: 'Email Us',
  hours: 'Business Hours',
  replyTime: 'We reply within 24 hours.',
  formTitle: 'Send us a Message',
  firstName: 'First Name',
  lastName: 'Last Name',
  emailField: 'Email',
  phone: 'Phone',
  optional: '(optional)',
  subject: 'Subject',
  message: 'Message',
  messageHint: 'For an order, name its number.',
  website: 'Leave this field empty',
  send: 'Send Message',
  sending: 'Sending…',
  failedHint: 'What you have typed is still here.',
  sentTitle: 'Message sent',
  ticket: 'Your ticket number',
  sentHint: (email: string) =>
    `We have sent this number to ${email}, and reply there within 24 hours.`,
  writeAnother: 'Write another message',
  subjects: SUBJECTS,
  mapTitle: 'Find us',
  mapNote: 'A drawing, not a map: nothing is loaded from elsewhere until you ask for it.',
  openMap: 'Open in a map',
  openMapName: 'Open in a map: our address in OpenStreetMap (opens in a new tab)',
  supportTitle: 'Support',
  support: [
    { term: 'Reply time', detail: '24 hours for every message' },
    { term: 'Returns', detail: `${RETURN_DAYS}-day return policy` },
  ],
  shipping: { term: 'Shipping', detail: 'Worldwide shipping; outside India on request' },
  asOf: (day: string) => `As of ${day}`,
  trackOrder: 'Track Order',
  faqTitle: 'Frequently Asked Questions',
  faqs: DEFAULT_FAQS.map(({ question, answer }) => ({ question, answer })),
  grievanceTitle: 'Grievance Officer',
  grievanceHint: 'Acknowledges a complaint within 48 hours and settles it within a month.',
  complain: 'Make a complaint',
  legalTitle: 'Who we are',
  legalName: 'Legal name',
  gstin: 'GSTIN',
  address: 'Registered address',
  loading: 'Loading contact details…',
};

export const contactTexts: Catalogue<typeof en> = { en };
