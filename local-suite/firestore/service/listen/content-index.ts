import { formatFieldPath } from '../../model/field-path.ts';
import type { StoredChange } from '../../store/change-log.ts';
import { keysOfText, scopesOfChange } from './change-keys.ts';
import type { FixedField, ContentKeys } from './change-keys.ts';
import { KeyIndex } from './key-index.ts';

interface UsedField extends FixedField {
  users: number;
}

/** Finds the items whose documents a change concerns. */
export class ContentIndex<Item extends { readonly content: ContentKeys }> {
  readonly #byKey = new KeyIndex<Item>();
  /** The fields by which items of a scope are found. */
  readonly #fields = new Map<string, Map<string, UsedField>>();

  add(item: Item): void {
    const { keys, fixedField } = item.content;
    this.#byKey.set(item, keys);
    if (fixedField) this.#count(fixedField, 1);
  }

  /** The item must have been added. */
  delete(item: Item): void {
    this.#byKey.delete(item);
    if (item.content.fixedField) this.#count(item.content.fixedField, -1);
  }

  *find(change: StoredChange): Generator<Item> {
    yield* this.#byKey.find(change.name);
    for (const scope of scopesOfChange(change.name)) {
      yield* this.#byKey.find(scope);
      for (const field of this.#fields.get(scope)?.values() ?? []) {
        for (const key of keysOfText(field, change)) yield* this.#byKey.find(key);
      }
    }
  }

  #count({ scope, path }: FixedField, by: number): void {
    const fields = this.#fields.get(scope) ?? new Map<string, UsedField>();
    const name = formatFieldPath(path);
    const field = fields.get(name) ?? { scope, path, users: 0 };
    field.users += by;
    if (field.users > 0) fields.set(name, field);
    else fields.delete(name);
    if (fields.size > 0) this.#fields.set(scope, fields);
    else this.#fields.delete(scope);
  }
}
