/** Finds items by any of their keys. */
export class KeyIndex<Item> {
  readonly #items = new Map<string, Set<Item>>();
  readonly #keys = new Map<Item, ReadonlySet<string>>();

  /** Replaces the keys of an item. */
  set(item: Item, keys: ReadonlySet<string>): void {
    this.delete(item);
    this.#keys.set(item, keys);
    for (const key of keys) {
      const items = this.#items.get(key) ?? new Set<Item>();
      this.#items.set(key, items.add(item));
    }
  }

  delete(item: Item): void {
    for (const key of this.#keys.get(item) ?? []) {
      const items = this.#items.get(key);
      items?.delete(item);
      if (items?.size === 0) this.#items.delete(key);
    }
    this.#keys.delete(item);
  }

  find(key: string): Iterable<Item> {
    return this.#items.get(key) ?? [];
  }
}
