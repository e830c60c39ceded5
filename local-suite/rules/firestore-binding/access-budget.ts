import { LimitExceeded } from '../values/evaluation-error.ts';

/** Limits of document lookups per operation, and per request with several documents. */
const OPERATION_LIMIT = 10;
const MULTI_DOCUMENT_LIMIT = 20;

/**
 * Counts documents looked up with get, exists etc. Repeated lookups within a request are free. Source: Firestore,
 * "Access call limits".
 */
export class RequestBudget {
  readonly #limit: number;
  readonly #seen = new Set<string>();

  constructor(multiDocument: boolean) {
    this.#limit = multiDocument ? MULTI_DOCUMENT_LIMIT : OPERATION_LIMIT;
  }

  operation(): OperationBudget {
    return new OperationBudget(this);
  }

  /** Returns false if the lookup is free. Throws LimitExceeded. */
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

  /** Throws LimitExceeded. */
  spend(key: string): void {
    if (!this.#request.spend(key)) return;
    this.#spent += 1;
    if (this.#spent > OPERATION_LIMIT) throw tooMany(OPERATION_LIMIT);
  }
}

function tooMany(limit: number): LimitExceeded {
  return new LimitExceeded(`Too many document access calls (limit ${limit}).`);
}
