import { everyone, STAFF_READ, type AccessCase, type Filter } from './access-case.ts';
import { profileOf } from '../sample-profiles.ts';

const story = { title: 'One inch a day', status: 'published' };

const saree = {
  title: 'Jamdani saree',
  price: 8500,
  status: 'active',
  restricted: false,
  accessCodeId: null,
};
const uniform = { ...saree, title: 'Uniform shirt', restricted: true, accessCodeId: 'school' };

const equal = (fields: object): Filter[] =>
  Object.entries(fields).map(([name, value]) => [name, '==', value]);
const FOR_ALL = equal({ status: 'active', restricted: false });
const BEHIND_THE_CODE = equal({ status: 'active', accessCodeId: 'school' });

const product = (data: object, where: Filter[] = FOR_ALL) => ({
  path: 'products/p1',
  data: { ...data },
  where,
  change: { price: 1 },
});

const FORGED_SUM = { reviews: { count: 90, sum: 450 } };

const PRODUCTS: AccessCase[] = [
  { name: 'a product for all', target: product(saree), table: everyone('get list') },
  {
    name: 'a product behind an access code',
    target: product(uniform, BEHIND_THE_CODE),
    table: { asha: 'get list', ...STAFF_READ },
  },
  {
    name: 'a product behind a code that no one holds',
    target: product({ ...uniform, accessCodeId: 'firm' }, [
      ['status', '==', 'active'],
      ['accessCodeId', '==', 'firm'],
    ]),
    table: STAFF_READ,
  },
  {
    name: 'a product behind a code that was never named',
    target: product({ ...uniform, accessCodeId: null }, [
      ['status', '==', 'active'],
      ['restricted', '==', true],
    ]),
    table: STAFF_READ,
  },
  {
    name: 'a draft',
    target: product({ ...saree, status: 'draft' }, [['status', '==', 'draft']]),
    table: STAFF_READ,
  },
  {
    name: 'an archived product',
    target: product({ ...saree, status: 'archived' }, [['status', '==', 'archived']]),
    table: STAFF_READ,
  },
  {
    name: 'an archived product behind an access code',
    target: product({ ...uniform, status: 'archived' }, [['accessCodeId', '==', 'school']]),
    table: STAFF_READ,
  },
  {
    name: 'what a product costs',
    target: {
      path: 'products/p1/private/costing',
      data: {
        unitCost: 400,
        supplier: 'Weavers of Phulia',
        stockValue: 400_000,
        withoutCost: 0,
        lastPurchase: { number: 'PO-7', unitCost: 400, quantity: 10, at: new Date(0) },
      },
      given: { 'products/p1': saree },
    },
    table: STAFF_READ,
  },
  {
    name: 'bulk prices, for businesses that are not verified',
    target: {
      path: 'products/p1/private/bulk',
      data: { tiers: [{ from: 20, percentOff: 10 }] },
      given: { 'products/p1': saree },
    },
    table: STAFF_READ,
  },
  {
    name: 'bulk prices, for a verified business',
    target: {
      path: 'products/p1/private/bulk',
      data: { tiers: [{ from: 20, percentOff: 10 }] },
      given: {
        'products/p1': saree,
        'users/meera': profileOf('meera', {
          role: 'b2b_buyer',
          companyVerification: { state: 'verified' },
        }),
      },
    },
    table: { meera: 'get', ...STAFF_READ },
  },
];

const review = {
  productId: 'p1',
  orderId: 'o1',
  uid: 'asha',
  name: 'Asha',
  rating: 5,
  text: 'The border is as fine as on the picture.',
};
const reviewIn = (status: string) => ({
  path: 'reviews/r1',
  data: { ...review, status },
  where: [
    ['productId', '==', 'p1'],
    ['status', '==', status],
  ] satisfies Filter[],
  change: { status: 'published', rating: 1 },
});

/** Stored reviews contain the buyer and the order, so browsers read them through the API. */
const REVIEWS: AccessCase[] = [
  { name: 'a published review, also to who wrote it', target: reviewIn('published'), table: {} },
  { name: 'a review that waits for staff', target: reviewIn('pending'), table: {} },
  {
    name: 'what a product counts of its reviews',
    target: { ...product({ ...saree, reviews: { count: 2, sum: 9 } }), change: FORGED_SUM },
    table: everyone('get list'),
  },
];

export const SHOP_WINDOW: AccessCase[] = [
  ...PRODUCTS,
  ...REVIEWS,
  {
    name: 'a collection that the shop shows',
    target: {
      path: 'collections/silk',
      data: { title: 'Silk', published: true },
      where: [['published', '==', true]],
    },
    table: everyone('get list'),
  },
  {
    name: 'a collection that staff still put together',
    target: {
      path: 'collections/silk',
      data: { title: 'Silk', published: false },
      where: [['published', '==', false]],
      change: { published: true },
    },
    table: STAFF_READ,
  },
  {
    name: 'a section of text',
    target: { path: 'content/faqs', data: { entries: [] } },
    table: everyone('get list'),
  },
  {
    name: 'the settings that anyone may know',
    target: { path: 'settings/public', data: { holdMinutes: 15 }, change: { holdMinutes: 600 } },
    table: everyone('get'),
  },
  {
    name: 'the shop’s bank account, which is not a public setting',
    target: { path: 'settings/bankAccount', data: { number: '000123456789' } },
    table: {},
  },
  {
    name: 'how much staff may take off on the phone',
    target: { path: 'settings/phoneOrders', data: { mostDiscountPercent: 20 } },
    table: {},
  },
  {
    name: 'payment methods that are down, which the shop announces',
    target: { path: 'settings/paymentDowntimes', data: { downtimes: [] } },
    table: {},
  },
  {
    name: 'a story that is published',
    target: { path: 'stories/s1', data: story, where: [['status', '==', 'published']] },
    table: everyone('get list'),
  },
  {
    name: 'a story that waits for staff',
    target: {
      path: 'stories/s1',
      data: { ...story, status: 'pending' },
      where: [['status', '==', 'pending']],
      change: { status: 'published' },
    },
    table: STAFF_READ,
  },
  {
    name: 'a part of the index for search',
    target: { path: 'catalogueIndex/shard-0', data: { entries: {} } },
    table: everyone('get list'),
  },
  {
    name: 'which writes the index shows, hidden products included',
    target: { path: 'catalogueIndex/shard-0/private/versions', data: { uniform: 1 } },
    table: {},
  },
];
