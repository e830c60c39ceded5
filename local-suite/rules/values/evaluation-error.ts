/**
 * A condition failed because of a missing key, a wrong type etc. `&&` and `||` ignore it if their other side
 * decides; otherwise the condition is not true.
 */
export class EvaluationError extends Error {
  /** The position in the rules file; set by the evaluator. */
  offset: number | undefined;

  constructor(message: string) {
    super(message);
    this.name = 'EvaluationError';
  }
}

/** A list query does not say enough; the condition may be true for some documents only. */
export class Unprovable extends EvaluationError {
  constructor(what: string) {
    super(`The query does not prove the condition: ${what}.`);
    this.name = 'Unprovable';
  }
}

/** No operator ignores this error: the request is denied. */
export class LimitExceeded extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LimitExceeded';
  }
}
