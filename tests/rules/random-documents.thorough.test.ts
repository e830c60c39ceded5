import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { firestorePolicy } from '../../local-suite/rules/firestore-policy.ts';
import { caseCount } from '../soak/case-count.ts';
import type { Actor } from './actors.ts';
import { allows, writeQuestion } from './simulator/firestore-simulator.ts';
import { readFirestoreRules } from './simulator/firestore-rules.ts';
import {
  ADDRESS,
  cartOf,
  draftOf,
  NOW,
  profileOf,
  wishlistOf,
  type Data,
} from './sample-profiles.ts';
import { newProfileSchema, profileDocumentSchema } from './profile-document.ts';
import {
  storedCartSchema,
  storedWishlistSchema,
  quoteDraftDocumentSchema,
} from './shopper-documents.ts';

const policy = firestorePolicy(readFirestoreRules());
const DOCUMENTS = caseCount({ usual: 2000, all: 20_000 });
const HOUR_MS = 3_600_000;

/** Values close to valid ones, and values of other types. */
const word = fc.constantFrom(
  ...['', 'x', 'draft', 'customer', 'b2b_buyer', 'admin', 'corporate', 'mixed', 'flexible'],
  ...['advance', '9876543210', '+919812345678', '29ABCDE1234F1Z5', 'https://a.example/b.jpg'],
  ...['asha', 'stranger', 'stranger@example.com', 'India', '781001', 'x'.repeat(101)],
);
const time = fc
  .integer({ min: -30, max: 30 })
  .map((hours) => new Date(NOW.getTime() + hours * HOUR_MS));
const number = fc.oneof(fc.integer({ min: -2, max: 1_000_001 }), fc.constantFrom(0, 1.5));
const leaf = fc.oneof(word, time, number, fc.boolean(), fc.constant(null));
const address = fc
  .tuple(fc.constantFrom(...Object.keys(ADDRESS), 'note'), fc.oneof(leaf, fc.constant('x')))
  .map(([field, value]) => ({ ...ADDRESS, [field]: value }));
const wish = fc.constantFrom('p1 20', 'saree-9 7', 'p1 20,p2 30', 'p1', 'p1 1.5', '');
const value = fc.oneof(
  leaf,
  fc.array(fc.oneof({ weight: 4, arbitrary: wish }, leaf), { maxLength: 51 }),
  fc.array(fc.oneof(leaf, address), { maxLength: 11 }),
  fc.array(address, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('marketing', 'language', 'role', 'state'), leaf, { maxKeys: 3 }),
);

/** A valid document with a few fields changed, missing or added. */
function nearly(right: Data): fc.Arbitrary<Data> {
  const field = fc.constantFrom(
    ...Object.keys(right),
    'role',
    'suspended',
    'isNewUser',
    'wished',
    'extra',
  );
  const gone = Symbol('gone');
  const tweak = fc.tuple(field, fc.oneof({ weight: 9, arbitrary: value }, fc.constant(gone)));
  return fc.array(tweak, { maxLength: 3 }).map((tweaks) => {
    const changed = { ...right, ...Object.fromEntries(tweaks) };
    return Object.fromEntries(Object.entries(changed).filter(([, kept]) => kept !== gone));
  });
}

interface Written {
  what: string;
  actor: Actor;
  path: string;
  right: Data;
  schema: { validateSync: (document: unknown) => unknown };
  before?: Data;
}

const asha = profileOf('asha', { isEmailVerified: true, accessCodes: ['school'] });
const WRITTEN: Written[] = [
  {
    what: 'a new profile',
    actor: 'stranger',
    path: 'users/stranger',
    right: profileOf('stranger'),
    schema: newProfileSchema,
  },
  {
    what: 'a new profile of someone with a proven phone',
    actor: 'karan',
    path: 'users/karan',
    right: profileOf('karan', { phone: '+919812345678' }),
    schema: newProfileSchema,
  },
  {
    what: 'a new profile of someone with a proven e-mail',
    actor: 'asha',
    path: 'users/asha',
    right: profileOf('asha', { isEmailVerified: true }),
    schema: newProfileSchema,
  },
  {
    what: 'a profile that is changed',
    actor: 'asha',
    path: 'users/asha',
    right: asha,
    schema: profileDocumentSchema,
    before: asha,
  },
  {
    what: 'a new draft of a quotation request',
    actor: 'meera',
    path: 'quotes/q1',
    right: draftOf('meera'),
    schema: quoteDraftDocumentSchema,
  },
  {
    what: 'a draft that is changed',
    actor: 'meera',
    path: 'quotes/q1',
    right: draftOf('meera'),
    schema: quoteDraftDocumentSchema,
    before: draftOf('meera'),
  },
  {
    what: 'a draft with products by name',
    actor: 'meera',
    path: 'quotes/q1',
    right: draftOf('meera', { wished: ['p1 20', 'p2 1'] }),
    schema: quoteDraftDocumentSchema,
  },
  {
    what: 'a cart',
    actor: 'asha',
    path: 'users/asha/private/cart',
    right: cartOf(),
    schema: storedCartSchema,
  },
  {
    what: 'a wishlist',
    actor: 'asha',
    path: 'users/asha/private/wishlist',
    right: wishlistOf(),
    schema: storedWishlistSchema,
  },
];

describe('documents accepted by the rules are valid in the domain', () => {
  test.each(WRITTEN.map((written) => [written.what, written] as const))(
    `%s, ${DOCUMENTS} times`,
    (_what, { actor, path, right, schema, before }) => {
      let accepted = 0;
      fc.assert(
        fc.property(nearly(right), (after) => {
          if (!allows(policy, writeQuestion(actor, path, { before, after }))) return;
          accepted += 1;
          schema.validateSync(after);
        }),
        { numRuns: DOCUMENTS },
      );
      expect(accepted).toBeGreaterThan(DOCUMENTS / 20);
    },
  );
});
