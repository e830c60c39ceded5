import {
  PAYMENT_TERMS_LABELS,
  type BudgetBand,
  type OrderType,
  type PaymentTerms,
  type QuoteCategory,
} from '@kargha/domain/quotes/quote';

import type { Catalogue } from './language.ts';

const orderTypes: Record<OrderType, string> = {
  corporate: 'Corporate',
  educational: 'Educational',
  event: 'Event',
  retail: 'Retail',
};
const categories: Record<QuoteCategory, string> = {
  sarees: 'Sarees',
  dupatta: 'Dupatta',
  kurta: 'Kurta',
  'home-decor': 'Home decor',
  accessories: 'Accessories',
  mixed: 'Mixed',
};
const budgets: Record<BudgetBand, string> = {
  '500-1000': '₹500 to ₹1,000',
  '1000-2500': '₹1,000 to ₹2,500',
  '2500-5000': '₹2,500 to ₹5,000',
  '5000+': '₹5,000 or more',
  flexible: 'Flexible',
};
const paymentTerms: Record<PaymentTerms, string> = PAYMENT_TERMS_LABELS;

const en = {
  orderTypes,
  categories,
  budgets,
  paymentTerms,
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  fields: {
    company: 'Company name',
    contact: 'Contact person',
    email: 'Email',
    phone: 'Phone',
    industry: 'Industry',
    orderType: 'Order type',
    quantity: 'Expected quantity',
    category: 'Product category',
    requiredBy: 'Required by',
    lines: 'Products',
    requirements: 'Requirements',
    wishes: 'Extras',
    budget: 'Budget per piece',
    payment: 'Payment terms',
    additionalInfo: 'Additional info',
  },
  branding: 'Logo or branding',
  packaging: 'Custom packaging',
  samples: 'Samples',
};

export const quoteRequestTexts: Catalogue<typeof en> = { en };
