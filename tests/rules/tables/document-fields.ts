import { cartOf, draftOf, NOW, measurementsOf, wishlistOf, type Data } from '../sample-profiles.ts';
import {
  missingFields,
  NO_FLAG,
  invalidTexts,
  invalidTimes,
  rightValues,
  wrongValues,
  type FieldCase,
  type Writing,
} from './field-case.ts';

const draft = draftOf('meera');
const fresh: Writing = { actor: 'meera', path: 'quotes/q9', right: draft };
const saved: Writing = { ...fresh, before: draft };

const NOT_YET: unknown[] = [NOW, 'soon', 1];

const WRONG: Record<string, unknown[]> = {
  uid: ['karan', '', null, ['meera']],
  state: ['submitted', 'quoted', 'Draft', null, ['draft']],
  companyName: invalidTexts(120),
  contactPerson: invalidTexts(100),
  email: invalidTexts(254),
  phone: invalidTexts(20),
  industry: invalidTexts(100),
  orderType: ['gift', null, 7, ['corporate']],
  quantity: [1.5, -1, 1_000_001, 'many', null, [1]],
  category: ['shoes', null, 7],
  requiredBy: ['soon', 7, [NOW]],
  requirements: invalidTexts(5000),
  additionalInfo: invalidTexts(5000),
  wantsBranding: NO_FLAG,
  wantsPackaging: NO_FLAG,
  wantsSamples: NO_FLAG,
  files: [
    null,
    'a.png',
    [{ a: 1 }],
    Array.from({ length: 11 }, () => 'a'),
    ['x'.repeat(401)],
    ...Array.from({ length: 10 }, (_, place) => [...Array.from({ length: place }, () => 'a'), 7]),
  ],
  wished: [
    null,
    'p1 20',
    [],
    [7],
    [{ productId: 'p1', quantity: 20 }],
    ['p1'],
    ['p1 many'],
    ['p1 20.5'],
    ['p1 -20'],
    ['a/b 20'],
    ['=p1 20'],
    ['p1 20', ''],
    ['p1 20,p2 30'],
    ['p1 20', 'p2 30,p3 40'],
    [null],
    ['p1 20', null],
    ['p1 12345678'],
    [`${'x'.repeat(101)} 20`],
    Array.from({ length: 51 }, () => 'p1 20'),
  ],
  budgetPerPiece: ['1', null, 500],
  paymentTerms: ['never', null, 30],
  latestVersion: [1, null, '0'],
  versionState: ['accepted', 'sent', ''],
  validUntil: NOT_YET,
  orderId: ['o1', ''],
  submittedAt: NOT_YET,
  firstReplyAt: NOT_YET,
  quotedAt: NOT_YET,
  updatedAt: invalidTimes(),
  priority: ['high'],
};

const RIGHT: Record<string, unknown[]> = {
  companyName: ['', 'x'.repeat(120)],
  wished: [
    ['p1 20'],
    Array.from({ length: 50 }, (_, place) => `${'x'.repeat(98)}${place} 1000000`),
  ],
  orderType: ['', 'corporate', 'educational', 'event', 'retail'],
  quantity: [0, 1_000_000],
  category: ['', 'sarees', 'mixed'],
  requiredBy: [NOW],
  files: [[], Array.from({ length: 10 }, () => 'a')],
  budgetPerPiece: ['', '5000+', 'flexible'],
  paymentTerms: ['', 'advance', 'discuss'],
};

const many = Array.from({ length: 1001 }, (_, at) => ({ id: `p${at}` }));
const most = many.slice(1);
const asha = (path: string, right: Data): Writing => ({ actor: 'asha', path, right });
const cart = asha('users/asha/private/cart', cartOf());
const wishlist = asha('users/asha/private/wishlist', wishlistOf());
const measurements = asha('users/asha/private/measurements', measurementsOf());
const WRONG_LISTS: unknown[] = [null, 'all', { id: 'p1' }, many];

/** Drafts, cart and wishlist: everything else that browsers write. */
export const DOCUMENT_FIELDS: FieldCase[] = [
  ...wrongValues(fresh, { ...WRONG, createdAt: invalidTimes() }),
  ...rightValues(fresh, RIGHT),
  ...missingFields(fresh),
  ...wrongValues(saved, { ...WRONG, createdAt: [new Date(NOW.getTime() - 1000), null] }),
  ...rightValues(saved, RIGHT),
  ...missingFields(saved),
  ...(['karan', 'asha', 'leela', 'stranger', 'visitor', 'admin'] as const).flatMap((actor) =>
    wrongValues({ ...fresh, actor }, { requirements: ['For another'] }),
  ),
  ...rightValues({ ...fresh, actor: 'karan', right: draftOf('karan') }, { quantity: [5] }),
  ...wrongValues({ ...fresh, actor: 'asha', right: draftOf('asha') }, { quantity: [5] }),
  ...wrongValues({ ...fresh, actor: 'leela', right: draftOf('leela') }, { quantity: [5] }),
  // A submitted request is not a draft, and drafts of others are refused.
  ...wrongValues(
    { ...saved, before: draftOf('meera', { state: 'submitted', submittedAt: NOW }) },
    { quantity: [5] },
  ),
  ...wrongValues({ ...saved, actor: 'karan' }, { uid: ['karan', 'meera'] }),
  ...wrongValues(cart, {
    lines: WRONG_LISTS,
    saved: WRONG_LISTS,
    updatedAt: invalidTimes(),
    role: ['admin'],
  }),
  ...wrongValues(wishlist, { items: WRONG_LISTS, updatedAt: invalidTimes(), lines: [[]] }),
  ...rightValues(cart, { lines: [[], most], saved: [[], most] }),
  ...rightValues(wishlist, { items: [[], most, [{ id: 'p1', options: { Size: 'M' } }]] }),
  ...missingFields(cart),
  ...missingFields(wishlist),
  ...wrongValues(measurements, {
    profiles: [null, 'all', { id: 'p1' }, most.slice(0, 21)],
    updatedAt: invalidTimes(),
    lines: [[]],
  }),
  ...rightValues(measurements, { profiles: [[], most.slice(0, 20)] }),
  ...missingFields(measurements),
  ...wrongValues(asha('users/asha/private/cart', wishlistOf()), { items: [[]] }),
  ...wrongValues(asha('users/asha/private/wishlist', cartOf()), { lines: [[]] }),
  ...wrongValues(asha('users/asha/private/notes', cartOf()), { lines: [[]] }),
];
