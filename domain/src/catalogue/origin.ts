import { number, optional, picklist, string, type InferOutput } from 'valibot';

import { storedObject, text, timeOrEpoch } from '../records/stored-fields.ts';
import type { CatalogueEntry } from './catalogue-index.ts';
import { originSlug, ORIGIN_KINDS, type OriginKind } from './origin-address.ts';

/** What staff write about an origin. Its name and its products come from the products. */
export const originFields = {
  kind: picklist(ORIGIN_KINDS),
  slug: string(),
  name: string(),
  /** '' shows the name as it is */
  nameHindi: text,
  text,
  textHindi: text,
  revision: optional(number(), 0),
};

/** origins/{kind}-{slug}: only origins that staff have described. */
export const originSchema = storedObject({ ...originFields, updatedAt: timeOrEpoch });
export type Origin = InferOutput<typeof originSchema>;

/** The name of an origin of a product, as it is on the product; '' without one. */
export function originName(entry: OriginNames, kind: OriginKind): string {
  return entry[kind] ?? '';
}

type OriginNames = Pick<CatalogueEntry, OriginKind>;

/** The products of an origin, newest first. */
export function originMembers<Entry extends OriginNames & Pick<CatalogueEntry, 'createdAt'>>(
  { kind, slug }: OriginAddress,
  entries: readonly Entry[],
): Entry[] {
  return entries
    .filter((entry) => originSlug(originName(entry, kind)) === slug)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

/** The newest product of each origin of a kind, by its slug. */
export function newestOfOrigins<Entry extends OriginNames & Pick<CatalogueEntry, 'createdAt'>>(
  kind: OriginKind,
  entries: readonly Entry[],
): Map<string, Entry> {
  const newest = new Map<string, Entry>();
  for (const entry of entries) {
    const slug = originSlug(originName(entry, kind));
    if (slug === '') continue;
    const known = newest.get(slug);
    if (!known || entry.createdAt > known.createdAt) newest.set(slug, entry);
  }
  return newest;
}

export interface OriginAddress {
  kind: OriginKind;
  slug: string;
}

interface CountedOrigin extends OriginAddress {
  name: string;
  products: number;
}

/** The origins that these products name, by kind and then by name. */
export function originsOf(entries: readonly OriginNames[]): CountedOrigin[] {
  const counted = new Map<string, CountedOrigin>();
  for (const entry of entries) {
    for (const kind of ORIGIN_KINDS) {
      const name = originName(entry, kind);
      const slug = originSlug(name);
      if (slug === '') continue;
      const key = originId({ kind, slug });
      const products = (counted.get(key)?.products ?? 0) + 1;
      counted.set(key, { kind, slug, name: counted.get(key)?.name ?? name, products });
    }
  }
  const place = ({ kind }: CountedOrigin) => ORIGIN_KINDS.indexOf(kind);
  return [...counted.values()].sort(
    (one, other) => place(one) - place(other) || one.name.localeCompare(other.name),
  );
}

export function originId({ kind, slug }: OriginAddress): string {
  return `${kind}-${slug}`;
}
