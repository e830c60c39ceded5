import type { Document, StructuredQuery } from '../firestore/messages.ts';
import type {
  AccessPolicy,
  DocumentChange,
  ReadCheck,
  WriteCheck,
} from '../firestore/service-contract.ts';
import { AccessDenied } from './access-denied.ts';
import { compileRules } from './compile-rules.ts';
import { RulesCoverage } from './coverage/rules-coverage.ts';
import type { Environment, Observe } from './evaluation/environment.ts';
import { decideAccess, type AccessMethod, type Ruleset } from './evaluation/decision.ts';
import type { PathPart } from './evaluation/matching-blocks.ts';
import { operation, type Operation } from './evaluation/operations/operation.ts';
import { RequestBudget } from './firestore-binding/access-budget.ts';
import {
  documentFunctions,
  FIRESTORE_PROFILE,
  type DocumentStates,
} from './firestore-binding/document-functions.ts';
import { resourceOf } from './firestore-binding/document-value.ts';
import { queryOf, requestOf } from './firestore-binding/request-value.ts';
import { projectOf, segmentsOf } from './firestore-binding/rule-paths.ts';
import {
  collectionPath,
  possibleDocuments,
  type PossibleDocument,
} from './list-proof/possible-documents.ts';
import type { RuleIssue } from './rule-issue.ts';
import { describeValue } from './values/describe-value.ts';
import { OpaqueValue } from './values/opaque-value.ts';
import { path, type RuleValue } from './values/rule-value.ts';

export type { RuleIssue };

export type FirestoreRules =
  | { ok: true; policy: AccessPolicy; warnings: RuleIssue[]; coverage: RulesCoverage }
  | { ok: false; issues: RuleIssue[] };

/**
 * Compiles a firestore.rules file into a policy, which throws AccessDenied (PERMISSION_DENIED). Compiling never
 * throws for the file's content. `onDebug` receives the arguments of debug().
 */
export function compileFirestoreRules(
  source: string,
  fileName = 'firestore.rules',
  onDebug?: (text: string) => void,
): FirestoreRules {
  const compiled = compileRules(source, fileName, FIRESTORE_PROFILE);
  if (!compiled.ok) return compiled;
  const coverage = new RulesCoverage(compiled.ruleset.file);
  return {
    ok: true,
    policy: firestorePolicy(compiled.ruleset, { onDebug, coverage }),
    warnings: compiled.warnings,
    coverage,
  };
}

interface Observers {
  onDebug?: ((text: string) => void) | undefined;
  coverage?: RulesCoverage;
}

export function firestorePolicy(ruleset: Ruleset, observers: Observers = {}): AccessPolicy {
  return new RulesPolicy(ruleset, observers);
}

interface Question {
  method: AccessMethod;
  path: readonly PathPart[];
  request: RuleValue;
  resource: RuleValue;
}

class RulesPolicy implements AccessPolicy {
  readonly #ruleset: Ruleset;
  readonly #debug: Operation;
  readonly #observe: Observe | undefined;
  /** A request for several documents checks each of them with the same check object. */
  readonly #budgets = new WeakMap<ReadCheck, RequestBudget>();

  constructor(ruleset: Ruleset, { onDebug = () => undefined, coverage }: Observers) {
    this.#ruleset = ruleset;
    this.#debug = debugFunction(onDebug);
    this.#observe = coverage && ((expression, outcome) => coverage.observe(expression, outcome));
  }

  checkGet(name: string, document: Document | undefined, check: ReadCheck): void {
    if (check.caller.kind === 'admin') return;
    const segments = segmentsOf(name);
    const facts = { ...check, method: 'get', path: path(segments) } as const;
    const question: Question = {
      method: 'get',
      path: segments,
      request: requestOf(facts),
      resource: resourceOf(document),
    };
    this.demand(question, segments, this.readers(name, check));
  }

  checkList(parent: string, query: StructuredQuery, check: ReadCheck): void {
    if (check.caller.kind === 'admin') return;
    const collection = collectionPath(parent, query);
    const shown = collection ?? ['{path=**}', query.from?.[0]?.collectionId ?? '{collection}'];
    const documents = possibleDocuments(parent, query);
    if (!documents) throw tooManyAlternatives(shown);
    const request = listRequest(collection, query, check);
    const readers = this.readers(parent, check);
    for (const possible of documents) {
      const resource = resourceAt(possible, check);
      this.demand({ method: 'list', request, path: possible.path, resource }, shown, readers);
    }
  }

  checkWrites(check: WriteCheck): void {
    if (check.caller.kind === 'admin') return;
    const budget = new RequestBudget(check.multiDocument);
    for (const change of check.changes) this.checkWrite(change, check, budget);
  }

  private checkWrite(change: DocumentChange, check: WriteCheck, budget: RequestBudget): void {
    const segments = segmentsOf(change.name);
    const method = writeMethod(change);
    const request = requestOf({ ...check, method, path: path(segments) }, [
      ['resource', resourceOf(change.after)],
    ]);
    const states: DocumentStates = {
      project: projectOf(change.name),
      before: check.lookupBefore,
      after: check.lookupAfter,
    };
    const question = { method, path: segments, request, resource: resourceOf(change.before) };
    this.demand(question, segments, documentFunctions(states, budget.operation()));
  }

  private readers(name: string, check: ReadCheck): Environment['functions'] {
    const budget = this.#budgets.get(check) ?? new RequestBudget(check.multiDocument);
    this.#budgets.set(check, budget);
    const states = { project: projectOf(name), before: check.lookup, after: check.lookup };
    return documentFunctions(states, budget.operation());
  }

  /** Throws AccessDenied unless the rules allow it. */
  private demand(
    { method, path, request, resource }: Question,
    shown: readonly string[],
    functions: Environment['functions'],
  ): void {
    const variables = new Map([
      ['request', request],
      ['resource', resource],
    ]);
    const environment: Environment = {
      variables,
      functions: new Map([...functions, ['debug', this.#debug]]),
      namespaces: new Map(),
      observe: this.#observe,
    };
    const verdict = decideAccess(this.#ruleset, { method, path }, environment);
    if (!verdict.allowed) throw new AccessDenied(method, `/${shown.join('/')}`, verdict.refusals);
  }
}

/** `debug(x)` returns x; it does not exist in production. */
function debugFunction(onDebug: (text: string) => void): Operation {
  return operation(['any'], (value) => {
    onDebug(describeValue(value));
    return value;
  });
}

/** Existence decides, not the call: setDoc on an existing document is an update. */
function writeMethod({ before, after }: DocumentChange): AccessMethod {
  if (!after) return 'delete';
  return before ? 'update' : 'create';
}

/** As in Google's emulator, a missing or hidden document denies the whole list that names it. */
function resourceAt({ name, resource }: PossibleDocument, check: ReadCheck): RuleValue {
  return name === undefined ? resource : resourceOf(check.lookup(name));
}

function listRequest(
  collection: string[] | undefined,
  query: StructuredQuery,
  check: ReadCheck,
): RuleValue {
  const place = collection ? path(collection) : new OpaqueValue('the path of the collection');
  return requestOf({ ...check, method: 'list', path: place }, [['query', queryOf(query)]]);
}

function tooManyAlternatives(shown: readonly string[]): AccessDenied {
  const reason = 'The query has too many alternatives to be proved.';
  return new AccessDenied('list', `/${shown.join('/')}`, [{ reason, line: 1 }]);
}
