import { holds, lists } from '../../values/equality.ts';
import { EvaluationError, Unprovable } from '../../values/evaluation-error.ts';
import {
  isUnknown,
  list,
  typeNameOf,
  type MapValue,
  type RuleValue,
} from '../../values/rule-value.ts';

/** `target.name` and `target['name']`: a missing key is an error, never null. */
export function memberOf(target: RuleValue, name: string): RuleValue {
  if (target === null) throw new EvaluationError('Null value error.');
  if (isUnknown(target)) throw new Unprovable(`what is in ${name} is not known`);
  if (typeof target === 'object' && target.type === 'map') return entryOf(target, name);
  throw new EvaluationError(
    `Type error. Received: [${typeNameOf(target)}]. Expected: [map] for .${name}.`,
  );
}

function entryOf(target: MapValue, name: string): RuleValue {
  const value = target.entries.get(name);
  if (value !== undefined) return value;
  if (target.isPartial) throw new Unprovable(`${name} is not known`);
  throw new EvaluationError(`Property ${name} is undefined on object.`);
}

/** `target[index]`: a key of a map, a position of a list, path or string. */
export function elementOf(target: RuleValue, index: RuleValue): RuleValue {
  if (typeof index === 'string') return memberOf(target, index);
  const items = sequenceOf(target);
  const at = positionOf(index);
  const item = at >= 0n ? items[Number(at)] : undefined;
  if (item !== undefined) return item;
  throw new EvaluationError(`Index out of bound error. Index: [${at}], size: [${items.length}].`);
}

/** `target[from:to]` of a list or string, excluding `to`; undefined means the start or end. */
export function sliceOf(
  target: RuleValue,
  from: RuleValue | undefined,
  to: RuleValue | undefined,
): RuleValue {
  if (typeof target !== 'string') return list(cut(sequenceOf(target), from, to));
  return cut(target.split(''), from, to).join('');
}

function cut<Item>(
  items: readonly Item[],
  from: RuleValue | undefined,
  to: RuleValue | undefined,
): Item[] {
  const start = from === undefined ? 0n : positionOf(from);
  const end = to === undefined ? BigInt(items.length) : positionOf(to);
  if (start < 0n || end < start || end > BigInt(items.length)) {
    throw new EvaluationError(
      `Index out of bound error. Range: [${start}:${end}], size: [${items.length}].`,
    );
  }
  return items.slice(Number(start), Number(end));
}

function sequenceOf(target: RuleValue): readonly RuleValue[] {
  if (typeof target === 'string') return target.split('');
  if (target === null) throw new EvaluationError('Null value error.');
  if (isUnknown(target)) throw new Unprovable('the elements are not known');
  if (typeof target === 'object' && target.type === 'list') return target.items;
  if (typeof target === 'object' && target.type === 'path') return target.segments;
  throw new EvaluationError(
    `Type error. Received: [${typeNameOf(target)}]. Expected: [list, map, path, string].`,
  );
}

function positionOf(index: RuleValue): bigint {
  if (typeof index === 'bigint') return index;
  if (isUnknown(index)) throw new Unprovable('the index is not known');
  throw new EvaluationError(`Type error. Received: [${typeNameOf(index)}]. Expected: [int].`);
}

/** `item in container`: an item of a list or set, a key of a map. */
export function isIn(item: RuleValue, container: RuleValue): boolean {
  if (container === null) throw new EvaluationError('Null value error.');
  if (isUnknown(container)) return container.contains(item);
  if (typeof container === 'object') {
    if (container.type === 'list') return lists(container.items, item);
    if (container.type === 'set') return holds(container.items, item);
    if (container.type === 'map') return isKeyOf(item, container);
  }
  throw new EvaluationError(
    `Type error. Received: [${typeNameOf(container)}]. Expected: [list, map, set] after 'in'.`,
  );
}

function isKeyOf(key: RuleValue, container: MapValue): boolean {
  if (isUnknown(key)) throw new Unprovable("the key before 'in' is not known");
  if (typeof key !== 'string') return false;
  if (container.entries.has(key)) return true;
  if (container.isPartial) throw new Unprovable(`whether there is ${key} is not known`);
  return false;
}

/** The type names allowed after `is`. */
export const TYPE_NAMES: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
  'vector',
]);

/** `value is typeName`. */
export function hasType(value: RuleValue, typeName: string): boolean {
  if (isUnknown(value)) return value.hasType(typeName);
  const type = typeNameOf(value);
  return typeName === 'number' ? type === 'int' || type === 'float' : type === typeName;
}
