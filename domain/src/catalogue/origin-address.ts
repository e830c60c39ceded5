import { slugOf } from './slug.ts';

/** Where a product comes from: who made it, where, and how. Each has a page that lists its products. */
export const ORIGIN_KINDS = ['artisan', 'cluster', 'weave'] as const;
export type OriginKind = (typeof ORIGIN_KINDS)[number];

/** 'noor-katan-karkhana'; '' for a name without Latin letters or digits. */
export function originSlug(name: string): string {
  return slugOf(name, '').replace(/-$/, '');
}

/** '/artisans' */
export function originListPath(kind: OriginKind): string {
  return `/${kind}s`;
}

/** '/artisans/noor-katan-karkhana' */
export function originPath(kind: OriginKind, slug: string): string {
  return `${originListPath(kind)}/${encodeURIComponent(slug)}`;
}
