import type { Catalogue } from '#lib/language/language.ts';

const en = {
  home: 'Authentic Indian handloom: sarees, kurtas, dupattas and cloth for the home, from the looms of the people who made them.',
  products:
    'Handwoven sarees, kurtas, dupattas, stoles and cloth for the home, each with its maker, its place and its weave.',
  about:
    'About Kargha: how we work with artisan families across India, what we stand for and what a fair price changes.',
  contact:
    'Write to Kargha about a piece, an order or a weave. Every message gets a reference number and a reply within 24 hours.',
  security: 'How Kargha keeps accounts, payments and personal data safe.',
  cart: 'The handwoven pieces in your Kargha cart, with delivery and totals.',
  bulkOrders:
    'Handloom in bulk for companies, schools, events and weddings: volume discounts, customisation and a quotation within 24 hours.',
};

export const pageDescriptions: Catalogue<typeof en> = { en };
