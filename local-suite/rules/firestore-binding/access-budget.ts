import { LimitExceeded } from '../values/evaluation-error.ts';

/** Documents that the rules may look up: for one operation, and for a request of several. */
const OPERATION_LIMIT = 10;
const MULTI_DOCUMENT_LIMIT = 20;

/**
 * Counts the documents that rules look up with get, exists and their like. A document that the
 * request has looked up before costs nothing. Source: Firestore, "Access call limits".
 */
export class RequestBudget {
  readonly #limit: number;
  readonly #seen = new Set<string>();

  constructor(multiDocument: boolean) {
    this.#limit = multiDocument ? MULTI_DOCUMENT_LIMIT : OPERATION_LIMIT;
  }

  /** The budget of one operation of the request. */
  operation(): OperationBudget {
    return new OperationBudget(this);
  }

  /** Takes note of a look-up; false when it costs nothing. @throws LimitExceeded */
  spend(key: string): boolean {
    if (this.#seen.has(key)) return false;
    if (this.#seen.size >= this.#limit) throw tooMany(this.#limit);
    this.#seen.add(key);
    return true;
  }
}

export class OperationBudget {
  readonly #request: RequestBudget;
  #spent = 0;

  constructor(request: RequestBudget) {
    this.#request = request;
  }

  /** @throws LimitExceeded */
  spend(key: string): void {
    if (!this.#request.spend(key)) return;
    this.#spent += 1;
    if (this.#spent > OPERATION_LIMIT) throw tooMany(OPERATION_LIMIT);
  }
}

function tooMany(limit: number): LimitExceeded {
  return new LimitExceeded(`Too many document access calls (limit ${limit}).`);
}
