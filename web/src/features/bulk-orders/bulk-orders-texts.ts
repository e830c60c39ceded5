import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Bulk Orders',
  lead: 'For companies, schools and celebrations: woven for the occasion, with your mark on it, at a price for many.',
  promiseDay: 'A quotation within 24 hours.',
  useCasesTitle: 'What people order for',
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
  benefitsTitle: 'Your benefits',
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
      text: 'Tell us what you need, how many, and by when.',
    },
    {
      title: 'Quote and samples within 48 hours',
      text: 'You get a written quotation, and samples where they make sense.',
    },
    {
      title: 'Customization and approval',
      text: 'Logo, colours and packaging are shown to you; nothing is woven before your yes.',
    },
    {
      title: 'Production and delivery',
      text: 'The looms begin. You hear how far they are, and get the parcels by the agreed day.',
    },
  ],
  readyTitle: 'Ready to begin?',
  readyText: 'Ask for a quotation: you have an answer within 24 hours.',
  requestQuote: 'Request a Quote',
  quoteSent: 'Your request is with us.',
  seeQuotations: 'See your quotations',
  scheduleCall: 'Schedule a Call',
  downloadCatalogue: 'Download Catalog',
  quickOrder: 'Quick Order by SKU',
  catalogueHint:
    'The catalogue has every product that we sell in numbers, with minimums and lead times; verified business accounts find their prices in it.',
  dialogTitle: 'B2B Account Required',
  dialogText: 'Quotations are for business accounts. With one you get:',
  dialogBenefits: [
    'Quotations within 24 hours',
    'Volume discounts up to 30%',
    'Invoices with your GST number',
    'A dedicated account manager',
  ],
  dialogSignsOut: 'A business account is an account of its own, so you are signed out of this one.',
  signUpAsBuyer: 'Sign up as B2B Buyer',
  continueBrowsing: 'Continue Browsing',
};

export const bulkOrdersTexts: Catalogue<typeof en> = { en };
