import { deleteDoc, doc, setDoc, Timestamp, updateDoc, where } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';

import { isAllowed, OWNED_BY_MEERA, testAccess } from './access-table.ts';
import type { Actor } from './actors.ts';
import { PROFILES } from './people.ts';
import { as, given } from './rules-world.ts';

const NOW = Timestamp.now();

const draft: Record<string, unknown> = {
  uid: 'meera',
  state: 'draft',
  companyName: 'Meera Stores',
  contactPerson: 'Meera Nair',
  email: 'meera@example.com',
  phone: '9800000021',
  industry: '',
  orderType: 'corporate',
  quantity: 150,
  category: 'accessories',
  requiredBy: null,
  requirements: 'Warm stoles for night drivers',
  wantsBranding: true,
  wantsPackaging: false,
  wantsSamples: false,
  files: ['quotes/meera/q1/logo.png'],
  budgetPerPiece: '1000-2500',
  paymentTerms: 'half-advance',
  additionalInfo: '',
  latestVersion: 0,
  versionState: null,
  validUntil: null,
  orderId: null,
  submittedAt: null,
  firstReplyAt: null,
  quotedAt: null,
  createdAt: NOW,
  updatedAt: NOW,
};
const submitted = { ...draft, state: 'submitted', submittedAt: NOW };

testAccess(
  'a draft of a quotation request',
  { path: 'quotes/q1', data: draft, where: OWNED_BY_MEERA, change: { quantity: 200 } },
  { meera: 'get list create update delete', admin: 'get list' },
);

testAccess(
  'a request that was submitted',
  { path: 'quotes/q1', data: submitted, where: OWNED_BY_MEERA, change: { quantity: 200 } },
  { meera: 'get list', admin: 'get list' },
);

testAccess(
  'a request of somebody who is no business buyer any more',
  {
    path: 'quotes/q1',
    data: { ...draft, uid: 'asha' },
    where: [where('uid', '==', 'asha')],
    change: { quantity: 200 },
  },
  { admin: 'get list' },
);

const offer = { version: 1, state: 'sent', totals: { total: 100 } };

testAccess(
  'an offer of the shop',
  {
    path: 'quotes/q1/versions/1',
    data: offer,
    given: { 'quotes/q1': submitted },
    where: [where('state', '!=', 'draft')],
    change: { state: 'accepted' },
  },
  { meera: 'get list', admin: 'get list' },
);

testAccess(
  'an offer that the shop still writes',
  {
    path: 'quotes/q1/versions/1',
    data: { ...offer, state: 'draft' },
    given: { 'quotes/q1': submitted },
    change: { state: 'accepted' },
  },
  { admin: 'get list' },
);

testAccess(
  'a message about an offer',
  {
    path: 'quotes/q1/messages/m1',
    data: { from: 'shop', text: 'Thank you.' },
    given: { 'quotes/q1': submitted },
    change: { text: 'No.' },
  },
  { meera: 'get list', admin: 'get list' },
);

describe('a draft', () => {
  beforeEach(() => given({ ...PROFILES, 'quotes/q1': draft, 'quotes/q2': submitted }));

  const write = (changes: object, actor: Actor = 'meera') =>
    isAllowed(setDoc(doc(as(actor), 'quotes/new'), { ...draft, ...changes }));
  const change = (changes: Record<string, unknown>) =>
    isAllowed(updateDoc(doc(as('meera'), 'quotes/q1'), changes));

  test.each<[what: string, changes: object]>([
    [
      'with nothing filled in',
      {
        companyName: '',
        email: '',
        phone: '',
        orderType: '',
        category: '',
        budgetPerPiece: '',
        paymentTerms: '',
        quantity: 0,
        requirements: '',
        files: [],
      },
    ],
    ['with a day by which it is needed', { requiredBy: NOW }],
  ])('may be saved %s', async (_what, changes) => {
    expect(await write(changes)).toBe(true);
  });

  test.each<[what: string, changes: object]>([
    ['for somebody else', { uid: 'karan' }],
    ['as submitted', { state: 'submitted' }],
    ['with an offer', { latestVersion: 1 }],
    ['with an accepted offer', { versionState: 'accepted' }],
    ['with an order', { orderId: 'o1' }],
    ['as answered', { firstReplyAt: NOW }],
    ['with a field of its own', { priority: 'high' }],
    ['with a part of a piece', { quantity: 1.5 }],
    ['with fewer than no pieces', { quantity: -1 }],
    ['with a quantity in words', { quantity: 'many' }],
    ['of an unknown kind', { orderType: 'gift' }],
    ['with unknown terms', { paymentTerms: 'never' }],
    ['with a long story', { requirements: 'x'.repeat(5001) }],
    ['with too many files', { files: Array.from({ length: 11 }, () => 'a') }],
    ['with files that are no texts', { files: [{ a: 1 }] }],
    ['with a yes that is none', { wantsBranding: 'yes' }],
    ['with a day that is none', { requiredBy: 'soon' }],
    ['made long ago', { createdAt: Timestamp.fromMillis(0) }],
  ])('may not be saved %s', async (_what, changes) => {
    expect(await write(changes)).toBe(false);
  });

  test('is for business buyers', async () => {
    expect(await write({ uid: 'asha' }, 'asha')).toBe(false);
    expect(await write({ uid: 'stranger' }, 'stranger')).toBe(false);
    expect(await write({ uid: 'karan' }, 'karan')).toBe(true);
  });

  test('stays a draft and its own until the server takes it over', async () => {
    expect(await change({ requirements: 'In indigo' })).toBe(true);
    expect(await change({ state: 'submitted' })).toBe(false);
    expect(await change({ uid: 'karan' })).toBe(false);
    expect(await change({ quotedAt: NOW })).toBe(false);
    expect(await change({ createdAt: Timestamp.fromMillis(NOW.toMillis() - 1000) })).toBe(false);
    expect(await isAllowed(deleteDoc(doc(as('meera'), 'quotes/q2')))).toBe(false);
  });
});
