import type { Fields, Value } from '../messages.ts';
import type { FieldPath } from './field-path.ts';

/** Returns undefined if the path does not exist. */
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
 * A copy-on-write draft of a document's fields. Each map on a changed path is copied once; the original and
 * everything unchanged stay shared.
 */
export class FieldsDraft {
  readonly fields: Fields;
  readonly #ownMaps = new Set<Fields>();

  constructor(original: Fields) {
    this.fields = { ...original };
    this.#ownMaps.add(this.fields);
  }

  /** Creates missing maps and replaces other values on the way. */
  set(path: FieldPath, value: Value): void {
    let level = this.fields;
    for (const name of path.slice(0, -1)) level = this.#ownMapAt(level, name);
    level[path.at(-1) ?? ''] = value;
  }

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
