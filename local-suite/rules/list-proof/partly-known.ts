import { areEqual, holds } from '../values/equality.ts';
import { Unprovable } from '../values/evaluation-error.ts';
import { compare } from '../values/ordering.ts';
import {
  isNumber,
  isUnknown,
  typeNameOf,
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

/** A field of the documents of a list query: answers only what holds for each of them. */
export class PartlyKnown implements UnknownValue {
  readonly type = 'unknown';
  readonly #name: string;
  readonly #facts: Facts;

  constructor(name: string, facts: Facts) {
    this.#name = name;
    this.#facts = facts;
  }

  equals(other: RuleValue): boolean {
    if (isUnknown(other)) throw this.unprovable();
    const { lower, upper } = this.#facts;
    if (lower && upper && areEqual(lower.value, upper.value)) return areEqual(lower.value, other);
    if (this.isSurelyNot(other)) return false;
    throw this.unprovable();
  }

  isOrdered(ordering: Ordering, other: RuleValue): boolean {
    const isUpward = ordering === '>' || ordering === '>=';
    const isStrict = ordering === '>' || ordering === '<';
    if (this.isBeyond(isUpward ? 'lower' : 'upper', other, isStrict)) return true;
    if (this.isBeyond(isUpward ? 'upper' : 'lower', other, !isStrict)) return false;
    throw this.unprovable();
  }

  contains(item: RuleValue): boolean {
    if (holds(this.#facts.items, item)) return true;
    throw this.unprovable();
  }

  hasType(typeName: string): boolean {
    const known = this.knownType();
    const isOpen = known === 'number' && (typeName === 'int' || typeName === 'float');
    if (isOpen) throw this.unprovable();
    if (known !== undefined) return typeName === known;
    if (typeName === 'null' && this.#facts.excluded.includes(null)) return false;
    throw this.unprovable();
  }

  call(method: string, args: readonly RuleValue[]): RuleValue {
    const wanted = wantedItems(args[0]);
    const { items } = this.#facts;
    if (method === 'hasAny' && wanted.some((item) => holds(items, item))) return true;
    const hasAll = method === 'hasAll' && wanted.length > 0;
    if (hasAll && wanted.every((item) => holds(items, item))) return true;
    throw this.unprovable();
  }

  private knownType(): string | undefined {
    const { lower, upper, items } = this.#facts;
    if (items.length > 0) return 'list';
    const bound = lower ?? upper;
    return bound && typeClass(bound.value);
  }

  private isSurelyNot(other: RuleValue): boolean {
    const { lower, upper, excluded, items } = this.#facts;
    if (holds(excluded, other)) return true;
    if (items.length > 0 && !hasEvery(other, items)) return true;
    if (lower && isOutside(compare(other, lower.value), lower, other)) return true;
    return upper !== undefined && isOutside(compare(upper.value, other), upper, other);
  }

  /** Whether everything on its side of a bound lies beyond the value; strictly, or at it too. */
  private isBeyond(side: 'lower' | 'upper', value: RuleValue, strictly: boolean): boolean {
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

/** Whether a value lies before a bound, on it when the bound is exclusive, or is of another type. */
function isOutside(difference: number | undefined, bound: Bound, value: RuleValue): boolean {
  if (typeClass(value) !== typeClass(bound.value)) return true;
  if (difference === undefined) return false;
  return difference < 0 || (difference === 0 && !bound.inclusive);
}

/** Firestore's ranges find values of the bound's type only; all numbers are one type. */
function typeClass(value: RuleValue): string {
  return isNumber(value) ? 'number' : typeNameOf(value);
}

function hasEvery(list: RuleValue, items: readonly RuleValue[]): boolean {
  if (typeof list !== 'object' || list?.type !== 'list') return false;
  return items.every((item) => holds(list.items, item));
}

function wantedItems(argument: RuleValue | undefined): readonly RuleValue[] {
  if (typeof argument !== 'object' || argument === null) return [];
  return argument.type === 'list' || argument.type === 'set' ? argument.items : [];
}
