import { doc, setDoc } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';

import { firestorePolicy } from '../../local-suite/rules/firestore-policy.ts';
import { isAllowed, isAskedOverNetwork } from './access-table.ts';
import { allows, writeQuestion } from './simulator/firestore-simulator.ts';
import { readFirestoreRules } from './simulator/firestore-rules.ts';
import { PROFILES } from './sample-profiles.ts';
import { removeDocument, as, writeDocuments } from './rules-fixtures.ts';
import { DOCUMENT_FIELDS } from './tables/document-fields.ts';
import { PROFILE_FIELDS } from './tables/profile-fields.ts';

const CASES = [...PROFILE_FIELDS, ...DOCUMENT_FIELDS];
const policy = firestorePolicy(readFirestoreRules());

test('has at least three hundred invalid documents', () => {
  expect(CASES.filter(({ allowed }) => !allowed).length).toBeGreaterThanOrEqual(300);
});

describe.each([
  ['refused', false],
  ['allowed', true],
])('%s, in the simulator and over the network', (_name, expected) => {
  const cases = CASES.filter(({ allowed }) => allowed === expected);
  test.each(cases.map((one, place) => [one.what, one, place] as const))('%s', async (...row) => {
    const [, one, place] = row;
    const { actor, path, before, after } = one;
    expect(allows(policy, writeQuestion(actor, path, { before, after }))).toBe(expected);
    if (!expected && !isAskedOverNetwork(place)) return;
    await writeDocuments({ ...PROFILES, ...(before && { [path]: before }) });
    if (!before) await removeDocument(path);
    expect(await isAllowed(setDoc(doc(as(actor), path), after))).toBe(expected);
  });
});
