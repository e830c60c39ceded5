import type { Fields, Value } from '../messages.ts';
import type { FieldPath } from './field-path.ts';

/** The value at a path, or `undefined` when the path leads nowhere. */
export function getField(fields: Fields | undefined, path: FieldPath): Value | undefined {
  let level = fields;
  let value: Value | undefined;
  for (const name of path) {
    value = level && Object.hasOwn(level, name) ? level[name] : undefined;
    if (!value) return undefined;
    level = 'mapValue' in value ? value.mapValue.fields : undefined;
  }
  return value;
}

/**
 * A copy of a document's fields that can be changed path by path. Each map on the way is copied
 * once, at its first change, so the original and everything untouched stay shared.
 */
export class FieldsDraft {
  readonly fields: Fields;
  readonly #ownMaps = new Set<Fields>();

  constructor(original: Fields) {
    this.fields = { ...original };
    this.#ownMaps.add(this.fields);
  }

  /** Sets the value at a path, making maps on the way (over whatever stood there before). */
  set(path: FieldPath, value: Value): void {
    let level = this.fields;
    for (const name of path.slice(0, -1)) level = this.#ownMapAt(level, name);
    level[path.at(-1) ?? ''] = value;
  }

  /** Takes away the field at a path, if it is there. */
  delete(path: FieldPath): void {
    if (!getField(this.fields, path)) return;
    let level = this.fields;
    for (const name of path.slice(0, -1)) level = this.#ownMapAt(level, name);
    Reflect.deleteProperty(level, path.at(-1) ?? '');
  }

  #ownMapAt(level: Fields, name: string): Fields {
    const value = Object.hasOwn(level, name) ? level[name] : undefined;
    const inner = value && 'mapValue' in value ? value.mapValue.fields : undefined;
    if (inner && this.#ownMaps.has(inner)) return inner;
    const copy = { ...inner };
    this.#ownMaps.add(copy);
    level[name] = { mapValue: { fields: copy } };
    return copy;
  }
}
