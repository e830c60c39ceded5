import type { Document, Fields } from '../../firestore/messages.ts';
import type { Caller, ReadCheck } from '../../firestore/service-contract.ts';
import { AccessDenied } from '../access-denied.ts';
import { compileFirestoreRules } from '../firestore-policy.ts';
import type { RuleIssue } from '../rule-issue.ts';

export const ROOT = 'projects/demo/databases/(default)/documents';

/** 2026-11-21T10:20:30.123Z, the `request.time` of every test. */
export const NOW = { seconds: '1795256430', nanos: 123_000_000 };

/** `resource.data` in every test: one value of every type that Firestore stores. */
const SAMPLE: Fields = {
  flag: { booleanValue: true },
  int: { integerValue: '5' },
  float: { doubleValue: 2.5 },
  nan: { doubleValue: Number.NaN },
  text: { stringValue: 'namaste' },
  data: { bytesValue: Buffer.from('abc') },
  at: { timestampValue: NOW },
  place: { geoPointValue: { latitude: 25.3, longitude: 83 } },
  author: { referenceValue: `${ROOT}/users/asha` },
  list: { arrayValue: { values: [{ integerValue: '1' }, { integerValue: '2' }] } },
  map: { mapValue: { fields: { a: { mapValue: { fields: { b: { integerValue: '7' } } } } } } },
  nothing: { nullValue: 'NULL_VALUE' },
};

export const ASHA: Caller = {
  kind: 'person',
  uid: 'asha',
  token: { email: 'asha@example.com', admin: true, level: 3, share: 0.5, groups: ['weavers'] },
};

/** Rules for `get` of /things/{id}; `functions` go next to the match block. */
function rulesWith(condition: string, functions = ''): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${functions}
    match /things/{id} {
      allow get: if ${condition};
    }
  }
}`;
}

export interface EvaluationContext {
  functions?: string;
  caller?: Caller;
  documents?: Document[];
}

/** Evaluates a condition for a get of /things/t1: true, false, or an error message. */
export function evaluate(condition: string, context: EvaluationContext = {}): boolean | string {
  const compiled = compileFirestoreRules(rulesWith(condition, context.functions));
  if (!compiled.ok) return errorsOf(compiled.issues);
  const check = readCheck(context);
  const name = `${ROOT}/things/t1`;
  try {
    compiled.policy.checkGet(name, { name, fields: SAMPLE }, check);
    return true;
  } catch (error) {
    if (!(error instanceof AccessDenied)) throw error;
    const reasons = error.refusals.map(({ reason }) => reason);
    return reasons.join() === 'false' ? false : reasons.join(', ');
  }
}

function readCheck({ caller = ASHA, documents = [] }: EvaluationContext): ReadCheck {
  const byName = new Map(documents.map((document) => [document.name, document]));
  return { caller, time: NOW, multiDocument: false, lookup: (name) => byName.get(name) };
}

function errorsOf(issues: RuleIssue[]): string {
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  return errors.map(({ message }) => message).join(' ');
}
