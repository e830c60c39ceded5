import { plainText } from './order-listing.ts';

export const MAX_TAGS_PER_ORDER = 10;
/** Different tags of the shop. */
export const MAX_ORDER_TAGS = 500;
export const MAX_ORDER_TAG_LENGTH = 30;

/** Names by ID, as settings/orderTags stores them. */
export type OrderTagNames = Readonly<Record<string, string>>;

/** The names that staff typed, separated by commas. */
export function typedTags(typed: string): string[] {
  const names = typed.split(',').map((name) => name.trim().replaceAll(/\s+/g, ' '));
  const byText = new Map(names.filter(Boolean).map((name) => [plainText(name), name]));
  return [...byText.values()];
}

/** The ID of a tag with this name, in any case. */
export function tagWithName(names: OrderTagNames, name: string): string | undefined {
  const wanted = plainText(name);
  return Object.keys(names).find((id) => plainText(names[id] ?? '') === wanted);
}

/** Tags whose names start with what staff typed into the search. */
export function tagsMatching(names: OrderTagNames, typed: string): string[] {
  const start = plainText(typed);
  return Object.keys(names).filter((id) => plainText(names[id] ?? '').startsWith(start));
}

/** By name. */
export function listedTags(names: OrderTagNames): { id: string; name: string }[] {
  return Object.entries(names)
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
