import { draftOf, NOW } from '../sample-profiles.ts';
import { STAFF_READ, type AccessCase, type AccessTable, type Target } from './access-case.ts';

const WRITER: AccessTable = { meera: 'get list create update delete', ...STAFF_READ };
const READER: AccessTable = { meera: 'get list', ...STAFF_READ };

const submittedBy = (uid: string) => draftOf(uid, { state: 'submitted', submittedAt: NOW });

const quote = (data: Record<string, unknown>): Target => ({
  path: 'quotes/q1',
  data,
  where: [['uid', '==', data.uid]],
  change: { quantity: 200 },
});

const REQUESTS: AccessCase[] = [
  { name: 'a draft of a quotation request', target: quote(draftOf('meera')), table: WRITER },
  { name: 'a request that was submitted', target: quote(submittedBy('meera')), table: READER },
  {
    name: 'a draft of a suspended buyer',
    target: quote(draftOf('leela')),
    table: STAFF_READ,
  },
  {
    name: 'a draft of someone who is no business buyer any more',
    target: quote(draftOf('asha')),
    table: STAFF_READ,
  },
];

const under = (uid: string, below: string, data: object, where: Target['where'] = []): Target => ({
  path: `quotes/q1/${below}`,
  data: { ...data },
  given: { 'quotes/q1': submittedBy(uid) },
  where,
  change: { state: 'accepted', text: 'No.' },
});

const offer = { version: 1, state: 'sent', totals: { total: 100 } };
const sent: Target['where'] = [['state', '!=', 'draft']];
const message = { from: 'shop', text: 'Thank you.' };

const OFFERS: AccessCase[] = [
  {
    name: 'an offer of the shop',
    target: under('meera', 'versions/1', offer, sent),
    table: READER,
  },
  {
    name: 'an offer that the shop still writes',
    target: under('meera', 'versions/1', { ...offer, state: 'draft' }),
    table: STAFF_READ,
  },
  {
    name: 'an offer for a suspended buyer',
    target: under('leela', 'versions/1', offer, sent),
    table: STAFF_READ,
  },
  {
    name: 'an offer for someone who is no business buyer any more',
    target: under('asha', 'versions/1', offer, sent),
    table: STAFF_READ,
  },
  {
    name: 'a message about an offer',
    target: under('meera', 'messages/m1', message),
    table: READER,
  },
  {
    name: 'a message to a suspended buyer',
    target: under('leela', 'messages/m1', message),
    table: STAFF_READ,
  },
];

export const QUOTES: AccessCase[] = [...REQUESTS, ...OFFERS];
