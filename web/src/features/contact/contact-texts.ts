import { RETURN_DAYS } from '@kargha/domain/orders/return';
import { DEFAULT_FAQS } from '@kargha/domain/settings/default-faqs';
import type { Catalogue } from '#lib/language/language.ts';
import type { ContactTopic } from '#lib/addresses/paths.ts';

const SUBJECTS: Record<ContactTopic, string> = {
  bulk: 'Quotation for a bulk order',
  call: 'Please call me about a bulk order',
  catalogue: 'Please send me the bulk catalogue',
  complaint: 'Complaint',
  security: 'Security report',
};

const en = {
  title: 'Contact us',
  lead: 'A question about a product, an order or a weave? Write to us. The people who answer know the looms.',
  cardsLabel: 'Ways to reach us',
  visit: 'Visit us',
  call: 'Call us',
  email: 'Email us',
  hours: 'Business hours',
  replyTime: 'We reply within 24 hours.',
  formTitle: 'Send us a message',
  firstName: 'First name',
  lastName: 'Last name',
  emailField: 'Email',
  phone: 'Phone',
  optional: '(optional)',
  subject: 'Subject',
  message: 'Message',
  messageHint: 'If it is about an order, please include the order number.',
  website: 'Leave this field empty',
  send: 'Send message',
  sending: 'Sending…',
  failedHint: 'What you typed is still here.',
  sentTitle: 'Message sent',
  ticket: 'Your reference number',
  sentHint: (email: string) => `We will email this number to ${email} and reply within 24 hours.`,
  writeAnother: 'Write another message',
  subjects: SUBJECTS,
  mapTitle: 'Find us',
  mapNote: 'This is an illustration. The map loads only when you open it.',
  openMap: 'Open map',
  openMapName: 'Open map: our address in OpenStreetMap (opens in a new tab)',
  supportTitle: 'Support',
  support: [
    { term: 'Reply time', detail: '24 hours for every message' },
    { term: 'Returns', detail: `${RETURN_DAYS}-day return policy` },
  ],
  shipping: { term: 'Shipping', detail: 'Worldwide shipping; outside India on request' },
  asOf: (day: string) => `As of ${day}`,
  trackOrder: 'Track order',
  faqTitle: 'Frequently asked questions',
  faqs: DEFAULT_FAQS.map(({ question, answer }) => ({ question, answer })),
  detailsFailed: 'We could not load our contact details. You can still write to us below.',
  grievanceTitle: 'Grievance Officer',
  grievanceHint: 'Acknowledges complaints within 48 hours and resolves them within a month.',
  complain: 'Make a complaint',
  legalTitle: 'Company details',
  legalName: 'Legal name',
  gstin: 'GSTIN',
  composition: 'composition taxable person',
  address: 'Registered address',
  loading: 'Loading contact details…',
};

export const contactTexts: Catalogue<typeof en> = { en };
