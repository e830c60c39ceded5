/** For search engines, which read English pages. One constant per page, so that each page contains only its own. */
export const HOME_DESCRIPTION =
  'Authentic Indian handloom: sarees, kurtas, dupattas and cloth for the home, from the looms of the people who made them.';
export const PRODUCTS_DESCRIPTION =
  'Handwoven sarees, kurtas, dupattas, stoles and cloth for the home, each with its maker, its place and its weave.';
export const ABOUT_DESCRIPTION =
  'About Kargha: how we work with artisan families across India, what we stand for and what a fair price changes.';
export const CONTACT_DESCRIPTION =
  'Write to Kargha about a piece, an order or a weave. Every message gets a reference number and a reply within 24 hours.';
export const SECURITY_DESCRIPTION = 'How Kargha keeps accounts, payments and personal data safe.';
export const CART_DESCRIPTION =
  'The handwoven pieces in your Kargha cart, with delivery and totals.';
export const BULK_ORDERS_DESCRIPTION =
  'Handloom in bulk for companies, schools, events and weddings: volume discounts, customisation and a quotation within 24 hours.';
