import type { ServiceProfile } from '../rules/checking/service-profile.ts';
import { decideAccess, type Ruleset, type Verdict } from '../rules/evaluation/decision.ts';
import type { Environment } from '../rules/evaluation/environment.ts';
import { documentNameOf } from '../rules/firestore-binding/rule-paths.ts';
import { operation, operationTable } from '../rules/evaluation/operations/operation.ts';
import { EvaluationError, LimitExceeded } from '../rules/values/evaluation-error.ts';
import { map, type PathValue, type RuleValue } from '../rules/values/rule-value.ts';
import { fromExpressionValue } from './expression-value.ts';
import type { StorageQuestion } from './messages.ts';
import { resourceFromRest } from './rest-document.ts';

export const STORAGE_PROFILE: ServiceProfile = {
  name: 'firebase.storage',
  functions: new Map(),
  namespaces: new Map([
    [
      'firestore',
      new Map([
        ['get', 1],
        ['exists', 1],
      ]),
    ],
  ]),
};

/** Limit of Firestore documents per request. Source: Cloud Storage rules, limits. */
const MAX_DOCUMENTS = 2;

/** Thrown when the decision needs a Firestore document; `path` starts at /databases. */
export class DocumentNeeded extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`The document ${path} is needed to decide.`);
    this.name = 'DocumentNeeded';
    this.path = path;
  }
}

/** Documents fetched so far, by path; `undefined` if it does not exist. */
export type FetchedDocuments = ReadonlyMap<string, unknown>;

/** Throws DocumentNeeded when a document must be fetched first: fetch it and call again. */
export function decideStorage(
  ruleset: Ruleset,
  { method, path, variables }: StorageQuestion,
  documents: FetchedDocuments,
): Verdict {
  const environment: Environment = {
    variables: new Map([
      ['request', withMethod(fromExpressionValue(variables.request), method)],
      ['resource', fromExpressionValue(variables.resource)],
    ]),
    functions: new Map(),
    namespaces: new Map([['firestore', documentFunctions(documents)]]),
  };
  const segments = path.split('/').filter((segment) => segment !== '');
  return decideAccess(ruleset, { method, path: segments }, environment);
}

function withMethod(request: RuleValue, method: string): RuleValue {
  const entries = typeof request === 'object' && request?.type === 'map' ? request.entries : [];
  return map([...entries, ['method', method]]);
}

function documentFunctions(documents: FetchedDocuments): ReturnType<typeof operationTable> {
  const find = (path: PathValue) => {
    const name = documentNameOf('', path);
    if (documents.has(name)) return documents.get(name);
    if (documents.size < MAX_DOCUMENTS) throw new DocumentNeeded(name);
    throw new LimitExceeded(`Too many Firestore documents (limit ${MAX_DOCUMENTS}).`);
  };
  return operationTable({
    get: operation(['path'], (path) => {
      const document = find(path);
      if (document !== undefined) return resourceFromRest(path.segments, document);
      throw new EvaluationError(
        `Service call error. Function: [firestore.get], Argument: [/${path.segments.join('/')}]: there is no such document.`,
      );
    }),
    exists: operation(['path'], (path) => find(path) !== undefined),
  });
}
