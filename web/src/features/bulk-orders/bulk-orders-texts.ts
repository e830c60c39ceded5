import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Bulk orders',
  lead: 'For companies, schools and celebrations: handwoven to order, with your branding, at bulk prices.',
  promiseDay: 'Get a quotation within 24 hours.',
  useCasesTitle: 'Popular bulk orders',
  useCases: [
    {
      title: 'Corporate Gifting',
      minimum: 'Minimum 50+ pieces',
      points: ['Logo embroidery', 'Custom packaging'],
    },
    {
      title: 'Educational Institutions',
      minimum: 'Minimum 100+ pieces',
      points: ['Institution branding', 'Volume discounts'],
    },
    {
      title: 'Event & Wedding Orders',
      minimum: 'Minimum 25+ pieces',
      points: ['Personalized designs', 'Gift wrapping'],
    },
  ],
  benefitsTitle: 'What you get',
  benefits: [
    'Volume discounts up to 30%',
    'Free customization',
    'Dedicated account manager',
    'Priority production and shipping',
    'Flexible payment terms',
    'Quality guarantee',
  ],
  processTitle: 'How it works',
  process: [
    {
      title: 'Submit requirements',
      text: 'Tell us what you need, how many pieces and by when.',
    },
    {
      title: 'Quote and samples within 48 hours',
      text: 'We send you a written quotation, with samples where they help.',
    },
    {
      title: 'Customization and approval',
      text: 'You see the logo, colours and packaging first. We start weaving only after you approve.',
    },
    {
      title: 'Production and delivery',
      text: 'We keep you updated while your order is made and deliver it by the agreed date.',
    },
  ],
  readyTitle: 'Ready to start?',
  readyText: 'Request a quotation and get a reply within 24 hours.',
  requestQuote: 'Request a Quote',
  quoteSent: 'We have received your request.',
  seeQuotations: 'View your quotations',
  scheduleCall: 'Schedule a Call',
  downloadCatalogue: 'Download Catalog',
  quickOrder: 'Quick order by SKU',
  catalogueHint:
    'The catalogue lists every product we sell in bulk, with minimum quantities and lead times. Verified business accounts also see their own prices.',
  dialogTitle: 'B2B Account Required',
  dialogText: 'Quotations are for business accounts. With a business account, you get:',
  dialogBenefits: [
    'Quotations within 24 hours',
    'Volume discounts up to 30%',
    'Invoices with your GST number',
    'A dedicated account manager',
  ],
  dialogSignsOut: 'A business account is separate, so you will be signed out of this account.',
  signUpAsBuyer: 'Sign up as B2B Buyer',
  continueBrowsing: 'Continue Browsing',
};

export const bulkOrdersTexts: Catalogue<typeof en> = { en };
