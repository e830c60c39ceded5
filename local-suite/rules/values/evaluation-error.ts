/**
 * A condition that cannot be decided because of a missing key, a wrong type and the like. `&&` and
 * `||` absorb it when their other side decides; otherwise the condition counts as not true.
 */
export class EvaluationError extends Error {
  /** Where in the rules file it happened; set by the evaluator. */
  offset: number | undefined;

  constructor(message: string) {
    super(message);
    this.name = 'EvaluationError';
  }
}

/** A list query does not say enough to decide; the condition may hold for some documents only. */
export class Unprovable extends EvaluationError {
  constructor(what: string) {
    super(`The query does not prove the condition: ${what}.`);
    this.name = 'Unprovable';
  }
}

/** A limit of the language is exceeded. No operator absorbs it: the request is refused. */
export class LimitExceeded extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LimitExceeded';
  }
}
