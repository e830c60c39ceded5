import type { CatalogueEntry } from '@kargha/domain/catalogue/catalogue-index';
import {
  newestOfOrigins,
  originMembers,
  originName,
  originsOf,
  type OriginAddress,
} from '@kargha/domain/catalogue/origin';
import { ORIGIN_KINDS, type OriginKind } from '@kargha/domain/catalogue/origin-address';
import type { ListedOrigin, PublicOrigin } from '@kargha/domain/catalogue/public-origin-endpoints';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import { notFound } from '../../http/errors.ts';
import { originTexts } from './origin-record.ts';

/** Most other origins that a page names of each kind. */
const MAX_RELATED = 12;

/** @throws HttpError 404 not_found for an unknown kind or an impossible slug */
export function originAddress({ kind, slug }: { kind: string; slug: string }): OriginAddress {
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) throw notFound(catalogueMessages.origin_not_found());
  return { kind: originKind(kind), slug };
}

/** @throws HttpError 404 not_found for an unknown kind */
export function originKind(kind: string): OriginKind {
  const known = ORIGIN_KINDS.find((one) => one === kind);
  if (!known) throw notFound(catalogueMessages.origin_not_found());
  return known;
}

/** All of a kind that public products name, by name. */
export function listPublicOrigins(
  kind: OriginKind,
  entries: readonly CatalogueEntry[],
): ListedOrigin[] {
  const newest = newestOfOrigins(kind, entries);
  return originsOf(entries)
    .filter((origin) => origin.kind === kind)
    .map(({ slug, name, products }) => {
      return { slug, name, products, picture: newest.get(slug)?.picture ?? null };
    });
}

/**
 * An origin with its public products. One that no public product names has a page while staff have written about it.
 * @throws HttpError 404 not_found
 */
export async function readPublicOrigin(
  address: OriginAddress,
  entries: () => Promise<readonly CatalogueEntry[]>,
): Promise<PublicOrigin> {
  const [{ name, nameHindi, text, textHindi }, all] = await Promise.all([
    originTexts(address),
    entries(),
  ]);
  const members = originMembers(address, all);
  if (members.length === 0 && text === '') throw notFound(catalogueMessages.origin_not_found());
  return {
    ...address,
    name: shownName(address, members) || name,
    ...{ nameHindi, text, textHindi },
    productIds: members.map(({ id }) => id),
    related: relatedOrigins(address, members),
  };
}

/** As it is on the newest product; '' without products. */
export function shownName({ kind }: OriginAddress, members: readonly CatalogueEntry[]): string {
  const [newest] = members;
  return newest ? originName(newest, kind) : '';
}

function relatedOrigins(
  address: OriginAddress,
  members: readonly CatalogueEntry[],
): PublicOrigin['related'] {
  const others = originsOf(members).filter(({ kind }) => kind !== address.kind);
  return ORIGIN_KINDS.flatMap((kind) =>
    others
      .filter((one) => one.kind === kind)
      .sort((one, other) => other.products - one.products)
      .slice(0, MAX_RELATED),
  );
}
