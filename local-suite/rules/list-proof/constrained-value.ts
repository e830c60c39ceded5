import { holds } from '../values/equality.ts';
import { Unprovable } from '../values/evaluation-error.ts';
import { compare } from '../values/ordering.ts';
import {
  isUnknown,
  type Ordering,
  type RuleValue,
  type UnknownValue,
} from '../values/rule-value.ts';

interface Bound {
  value: RuleValue;
  inclusive: boolean;
}

/** What a query says about a field that it does not pin to one value. */
export interface Facts {
  lower?: Bound;
  upper?: Bound;
  /** Values that it is not. */
  excluded: RuleValue[];
  /** Items that it has, being a list. */
  items: RuleValue[];
}

/**
 * A field of the documents of a list query: answers only what holds for each of them. As in Google's
 * emulator it never says that a comparison fails, so `!(n < 5)` is not proved where `n >= 5` is.
 */
export class ConstrainedValue implements UnknownValue {
  readonly type = 'unknown';
  readonly #name: string;
  readonly #facts: Facts;

  constructor(name: string, facts: Facts) {
    this.#name = name;
    this.#facts = facts;
  }

  equals(other: RuleValue): boolean {
    if (isUnknown(other)) throw this.unprovable();
    if (this.isSurelyNot(other)) return false;
    throw this.unprovable();
  }

  isOrdered(ordering: Ordering, other: RuleValue): boolean {
    const isUpward = ordering === '>' || ordering === '>=';
    const isStrict = ordering === '>' || ordering === '<';
    if (this.isOutOfBounds(isUpward ? 'lower' : 'upper', other, isStrict)) return true;
    throw this.unprovable();
  }

  contains(item: RuleValue): boolean {
    if (holds(this.#facts.items, item)) return true;
    throw this.unprovable();
  }

  hasType(typeName: string): boolean {
    if (typeName === 'constraint') return true;
    throw this.unprovable();
  }

  call(method: string, args: readonly RuleValue[]): RuleValue {
    const wanted = wantedItems(args[0]);
    const { items } = this.#facts;
    if (method === 'hasAny' && wanted.some((item) => holds(items, item))) return true;
    throw this.unprovable();
  }

  private isSurelyNot(other: RuleValue): boolean {
    const { lower, upper, excluded, items } = this.#facts;
    if (holds(excluded, other)) return true;
    if (other === null && items.length > 0) return true;
    if (lower && isOutside(compare(other, lower.value), lower, other)) return true;
    return upper !== undefined && isOutside(compare(upper.value, other), upper, other);
  }

  /** Whether everything on its side of a bound lies beyond the value; strictly, or at it too. */
  private isOutOfBounds(side: 'lower' | 'upper', value: RuleValue, strictly: boolean): boolean {
    const bound = this.#facts[side];
    if (!bound) return false;
    const difference = side === 'lower' ? compare(bound.value, value) : compare(value, bound.value);
    if (difference === undefined) return false;
    return difference > 0 || (difference === 0 && !(strictly && bound.inclusive));
  }

  private unprovable(): Unprovable {
    return new Unprovable(`${this.#name} is not known well enough`);
  }
}

/** Whether a value lies before a bound, on it when the bound is exclusive, or is null. */
function isOutside(difference: number | undefined, bound: Bound, value: RuleValue): boolean {
  if (value === null) return true;
  if (difference === undefined) return false;
  return difference < 0 || (difference === 0 && !bound.inclusive);
}

function wantedItems(argument: RuleValue | undefined): readonly RuleValue[] {
  if (typeof argument !== 'object' || argument === null) return [];
  return argument.type === 'list' || argument.type === 'set' ? argument.items : [];
}
