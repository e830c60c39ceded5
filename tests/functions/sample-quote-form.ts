import { randomBytes } from 'node:crypto';

import { DAY_MS } from '@kargha/domain/records/time-spans';

export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const newId = () => randomBytes(16).toString('hex');

/** A quote request with its own id and address. */
export function quoteForm(change: object = {}) {
  return {
    requestId: newId(),
    companyName: 'Malhar Gifts LLP',
    contactPerson: 'Ira <b>Nambiar</b>',
    email: `${newId()}@malhar.example`,
    phone: '+91 98765 43210',
    industry: 'Gifts',
    orderType: 'corporate',
    quantity: 80,
    category: 'home-decor',
    requiredBy: inDays(40).toISOString().slice(0, 10),
    requirements: 'Bowls in indigo',
    wantsBranding: true,
    wantsPackaging: false,
    wantsSamples: true,
    budgetPerPiece: '1000-2500',
    paymentTerms: 'half-advance',
    additionalInfo: '',
    ...change,
  };
}
