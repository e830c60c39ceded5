import { readFileSync } from 'node:fs';

import { compileRules } from '../../../local-suite/rules/compile-rules.ts';
import type { Ruleset } from '../../../local-suite/rules/evaluation/decision.ts';
import { FIRESTORE_PROFILE } from '../../../local-suite/rules/firestore-binding/document-functions.ts';

export function readFirestoreRules(): Ruleset {
  const source = readFileSync('firestore.rules', 'utf8');
  const compiled = compileRules(source, 'firestore.rules', FIRESTORE_PROFILE);
  if (!compiled.ok) throw new Error(compiled.issues.map(({ message }) => message).join(' '));
  return compiled.ruleset;
}
