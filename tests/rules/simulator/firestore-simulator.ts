import type { Document, StructuredQuery } from '../../../local-suite/firestore/messages.ts';
import type { AccessPolicy, Caller } from '../../../local-suite/firestore/service-contract.ts';
import { AccessDenied } from '../../../local-suite/rules/access-denied.ts';
import { ACTORS, type Actor } from '../actors.ts';
import { NOW, PROFILES, type Data } from '../sample-profiles.ts';
import type { AccessOperation, Filter, Target } from '../tables/access-case.ts';
import { documentOf, nameOf, timestampOf, valueOf } from './stored-values.ts';

const TIME = timestampOf(NOW);
const OPERATORS = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  in: 'IN',
  '>=': 'GREATER_THAN_OR_EQUAL',
} as const;

/** A prepared check that can run many times. */
export type Question = (policy: AccessPolicy) => void;

/** Whether the rules allow it. Other errors are thrown. */
export function allows(policy: AccessPolicy, question: Question): boolean {
  try {
    question(policy);
    return true;
  } catch (error) {
    if (error instanceof AccessDenied) return false;
    throw error;
  }
}

/** A table operation as a check, the same that the SDK sends over the network. */
export function operationQuestion(
  actor: Actor,
  operation: AccessOperation,
  target: Target,
): Question {
  const { path, data, created = `${path}-new` } = target;
  switch (operation) {
    case 'get':
      return getQuestion(actor, target);
    case 'list':
      return listQuestion(actor, target, 100);
    case 'create':
      return writeQuestion(actor, created, { after: data, given: target.given });
    case 'update': {
      const after = { ...data, ...(target.change ?? { planted: true }) };
      return writeQuestion(actor, path, { before: data, after, given: target.given });
    }
    case 'delete':
      return writeQuestion(actor, path, { before: data, given: target.given });
  }
}

/** Listing a target with this limit; without one when undefined. */
export function listQuestion(actor: Actor, target: Target, most?: number): Question {
  const segments = target.path.split('/');
  const parent = [nameOf(''), ...segments.slice(0, -2)].join('/').replace('//', '/');
  const query: StructuredQuery = {
    from: [{ collectionId: segments.at(-2) ?? '' }],
    ...(target.where?.length && { where: filterOf(target.where) }),
    ...(most !== undefined && { limit: { value: most } }),
  };
  const lookup = lookupIn(target.given, target.path, target.data);
  const caller = callerOf(actor);
  return (policy) =>
    policy.checkList(parent.replace(/\/$/, ''), query, {
      caller,
      time: TIME,
      lookup,
      multiDocument: false,
    });
}

export interface DocumentWrite {
  before?: Data;
  /** The document after the write; a delete without it. */
  after?: Data;
  given?: Record<string, Data> | undefined;
}

export function writeQuestion(actor: Actor, path: string, write: DocumentWrite): Question {
  const caller = callerOf(actor);
  const before = write.before && documentOf(path, write.before);
  const after = write.after && documentOf(path, write.after);
  const lookupBefore = lookupIn(write.given, path, write.before);
  const lookupAfter = lookupIn(write.given, path, write.after);
  const changes = [{ name: nameOf(path), before, after }];
  return (policy) =>
    policy.checkWrites({
      caller,
      time: TIME,
      changes,
      lookupBefore,
      lookupAfter,
      multiDocument: false,
    });
}

function getQuestion(actor: Actor, { path, data, given }: Target): Question {
  const caller = callerOf(actor);
  const document = documentOf(path, data);
  const lookup = lookupIn(given, path, data);
  return (policy) =>
    policy.checkGet(document.name, document, { caller, time: TIME, lookup, multiDocument: false });
}

export function missingQuestion(actor: Actor, path: string): Question {
  const caller = callerOf(actor);
  const lookup = lookupIn({}, path, undefined);
  return (policy) =>
    policy.checkGet(nameOf(path), undefined, { caller, time: TIME, lookup, multiDocument: false });
}

function callerOf(actor: Actor): Caller {
  const { uid, token } = ACTORS[actor];
  return uid === null ? { kind: 'guest' } : { kind: 'person', uid, token: { ...token } };
}

const PEOPLE = new Map(
  Object.entries(PROFILES).map(([path, data]) => [nameOf(path), documentOf(path, data)]),
);

function lookupIn(
  given: Record<string, Data> = {},
  path: string,
  data: Data | undefined,
): (name: string) => Document | undefined {
  const known = new Map(PEOPLE);
  for (const [at, fields] of Object.entries(given)) known.set(nameOf(at), documentOf(at, fields));
  if (data) known.set(nameOf(path), documentOf(path, data));
  else known.delete(nameOf(path));
  return (name) => known.get(name);
}

function filterOf(filters: readonly Filter[]): NonNullable<StructuredQuery['where']> {
  return {
    compositeFilter: {
      op: 'AND',
      filters: filters.map(([fieldPath, operator, value]) =>
        value === null && operator === '=='
          ? { unaryFilter: { field: { fieldPath }, op: 'IS_NULL' as const } }
          : {
              fieldFilter: {
                field: { fieldPath },
                op: OPERATORS[operator],
                value: valueOf(value),
              },
            },
      ),
    },
  };
}
