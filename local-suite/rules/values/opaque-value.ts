import { Unprovable } from './evaluation-error.ts';
import type { RuleValue, UnknownValue } from './rule-value.ts';

/** A value about which nothing is known; `what` describes it in error messages. */
export class OpaqueValue implements UnknownValue {
  readonly type = 'unknown';
  readonly #what: string;

  constructor(what: string) {
    this.#what = what;
  }

  equals(): boolean {
    throw this.unprovable();
  }

  isOrdered(): boolean {
    throw this.unprovable();
  }

  contains(): boolean {
    throw this.unprovable();
  }

  hasType(): boolean {
    throw this.unprovable();
  }

  call(): RuleValue {
    throw this.unprovable();
  }

  private unprovable(): Unprovable {
    return new Unprovable(`${this.#what} is not known`);
  }
}
