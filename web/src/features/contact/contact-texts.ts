import type { Catalogue } from '#lib/language/language.ts';
import type { ContactTopic } from '#lib/paths.ts';

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
    { term: 'Returns', detail: '15-day return policy' },
    { term: 'Shipping', detail: 'Worldwide shipping; outside India on request' },
  ],
  trackOrder: 'Track Order',
  faqTitle: 'Frequently Asked Questions',
  faqs: [
    {
      question: 'What is your return policy?',
      answer:
        'We have a 15-day return policy: send a piece back within 15 days of its delivery, unworn and unwashed, and get your money back. Pieces made for you alone can be returned when something is wrong with them.',
    },
    {
      question: 'Do you offer worldwide shipping?',
      answer:
        'Yes, worldwide shipping is possible. At checkout we deliver to every pincode in India; for other countries write to us, and you learn the price before you pay.',
    },
    {
      question: 'How can I track my order?',
      answer:
        'The order id comes to you by e-mail. Enter it on the Track Order page with your e-mail or the last four digits of your phone.',
    },
    {
      question: 'Are your products authentic?',
      answer:
        'Each piece comes with an authenticity certificate that names its maker, place, fibre and weave.',
    },
  ],
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
