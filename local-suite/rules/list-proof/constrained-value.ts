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

/** What a query says about a field without fixing its value. */
export interface Facts {
  lower?: Bound;
  upper?: Bound;
  /** Values that the field does not have. */
  excluded: RuleValue[];
  /** Items that the field, a list, contains. */
  items: RuleValue[];
}

/**
 * A field of a list query's documents, of which only facts are known. Returns only what is true for each document.
 * As in Google's emulator, a comparison is never known to be false, so `n >= 5` does not prove `!(n < 5)`.
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

  /** True if everything within the bound lies past the value; with `strictly` off, or at it. */
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

/** True if a value lies before a bound, at it if the bound is exclusive, or is null. */
function isOutside(difference: number | undefined, bound: Bound, value: RuleValue): boolean {
  if (value === null) return true;
  if (difference === undefined) return false;
  return difference < 0 || (difference === 0 && !bound.inclusive);
}

function wantedItems(argument: RuleValue | undefined): readonly RuleValue[] {
  if (typeof argument !== 'object' || argument === null) return [];
  return argument.type === 'list' || argument.type === 'set' ? argument.items : [];
}
