import { randomBytes } from 'node:crypto';

import type { Order } from '@kargha/domain/orders/order';
import type { QuoteRequest, QuoteVersion } from '@kargha/domain/quotes/quote-schema';
import { indianDay } from '@kargha/domain/india/indian-day';

import { db } from './ledger-fixtures.ts';
import type { IsolatedShop } from './isolated-shop.ts';
import { signUp, type Person } from './sample-people.ts';
import { inDays, quoteForm } from './sample-quote-form.ts';
import type { Answer } from './shop-client.ts';

/** GST number of a company in Maharashtra. */
export const PUNE_GSTIN = '27AAECN4821K1ZB';

export function verifiedBuyer(gstNumber = PUNE_GSTIN): Promise<Person> {
  return signUp('b2b_buyer', {
    companyName: 'Malhar Gifts LLP',
    gstNumber,
    companyVerification: { state: 'verified' },
  });
}

/** An offer: ₹500 per piece, 18 % GST, ₹1,200 shipping. */
export function offerInput(change: object = {}) {
  return {
    lines: [offerLineInput()],
    overallDiscount: 0,
    shipping: 120_000,
    stateCode: '27',
    paymentTerms: 'half-advance',
    terms: 'Colours may vary by a shade.',
    leadTimeDays: 21,
    validOn: indianDay(inDays(14)),
    ...change,
  };
}

export function offerLineInput(change: object = {}) {
  return {
    productId: null,
    description: 'Khadi kurta',
    quantity: 100,
    unitPrice: 50_000,
    discountPercent: 0,
    customisation: '',
    hsnCode: '6211',
    taxPercent: 18,
    ...change,
  };
}

export const PUNE = {
  name: 'Ira Nambiar',
  phone: '9876543210',
  line1: '4 Canal Road',
  line2: '',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  country: 'India',
};

/** Quote steps of a member of staff, each with the current revision. */
export function staffQuotes(shop: IsolatedShop, staff: Person) {
  const { token } = staff;
  const revisionOf = async (id: string) =>
    ((await db().doc(`quotes/${id}`).get()).get('revision') as number | undefined) ?? 0;
  const post = async (id: string, step: string, body: object = {}) =>
    shop.post(`/quotes/${id}/${step}`, { revision: await revisionOf(id), ...body }, { token });
  const quotes = {
    revisionOf,
    post,
    write: async (id: string, offer: object = offerInput(), body: object = {}) =>
      shop.put(
        `/quotes/${id}/draft`,
        { revision: await revisionOf(id), offer, ...body },
        { token },
      ),
    list: (query = '') => shop.get(`/quotes${query}`, { token }),
    read: (id: string) => shop.get(`/quotes/${id}`, { token }),
    /** starts the review of a new request, then saves and sends an offer */
    offer: async (id: string, offer: object = offerInput()): Promise<void> => {
      const { state } = (await db().doc(`quotes/${id}`).get()).data() as {
        state: string;
      };
      if (state === 'submitted') await done(post(id, 'review'));
      await done(quotes.write(id, offer));
      await done(post(id, 'send'));
    },
  };
  return quotes;
}

async function done(answer: Promise<Answer>): Promise<void> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(JSON.stringify(body));
}

export async function submitted(shop: IsolatedShop, { token }: Person, change: object = {}) {
  const form = quoteForm(change);
  const { status, body } = await shop.post('/quotes', form, { token });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return form.requestId;
}

export const newRequestId = () => randomBytes(16).toString('hex');

/** Ids of the request's emails, without the request's prefix. */
export async function emailsOf(id: string): Promise<string[]> {
  const all = await db().collection('mail').get();
  return all.docs
    .map((one) => one.id)
    .filter((mailId) => mailId.startsWith(`quote_${id}_`))
    .map((mailId) => mailId.slice(`quote_${id}_`.length))
    .sort();
}

/** Accepts version 1, unless `body` says otherwise. */
export function acceptOfferAs(
  shop: IsolatedShop,
  id: string,
  { token }: Person,
  body: object = {},
) {
  const acceptance = { version: 1, deliverTo: PUNE, purchaseOrderNumber: 'PO/2026/42', ...body };
  return shop.post(`/quotes/${id}/accept`, acceptance, { token });
}

export async function storedQuote(id: string) {
  return (await db().doc(`quotes/${id}`).get()).data() as QuoteRequest | undefined;
}

export async function storedVersion(id: string, place: number) {
  const offer = await db().doc(`quotes/${id}/versions/${place}`).get();
  return offer.data() as QuoteVersion | undefined;
}

export async function ordersOfQuote(id: string): Promise<Order[]> {
  const { docs } = await db().collection('orders').where('quoteId', '==', id).get();
  return docs.map((one) => ({ ...(one.data() as Order), id: one.id }));
}
