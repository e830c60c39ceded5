import { randomBytes } from 'node:crypto';

import type { QuoteVersionState } from '@kargha/domain/quote';
import { DAY_MS } from '@kargha/domain/time-spans';

import { books } from './books.ts';

export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const newId = () => randomBytes(16).toString('hex');

/** What a business asks for, under an id and an address of its own. */
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

/** A request of this buyer with two offers, of which the second was sent and holds, unless `change` says otherwise. */
export async function offeredTo(
  uid: string,
  state: QuoteVersionState = 'sent',
  change: object = {},
): Promise<string> {
  const { requestId, ...asked } = quoteForm();
  const quote = books().doc(`quotes/${requestId}`);
  const offer = { latestVersion: 2, versionState: state, validUntil: inDays(5) };
  await quote.set({
    ...asked,
    uid,
    state: 'quoted',
    files: [],
    orderId: null,
    ...offer,
    ...change,
  });
  await quote.collection('versions').doc('1').set({ version: 1, state: 'superseded' });
  await quote.collection('versions').doc('2').set({ version: 2, state });
  return requestId;
}
