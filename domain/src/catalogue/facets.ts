import { STOCK_STATUSES } from './product-availability.ts';
import type { CatalogueEntry } from './catalogue-index.ts';
import { HOME_COUNTRY } from './label-fields.ts';
import type { SoldChoice } from './sold-choices.ts';
import { FACETS, NO_FACETS, type Facet, type FacetChoice } from './facet-choice.ts';

export interface FacetCount {
  value: string;
  count: number;
}

/** Rupees: from `from` up to but not including `below`; null means no upper limit. */
export interface PriceBand {
  value: string;
  from: number;
  below: number | null;
}

const band = (from: number, below: number | null): PriceBand => ({
  value: `${from}-${below ?? ''}`,
  from,
  below,
});

/** In rupees. */
export const PRICE_BANDS: readonly PriceBand[] = [
  band(0, 1000),
  band(1000, 2500),
  band(2500, 5000),
  band(5000, 15_000),
  band(15_000, null),
];

/** `except` ignores one facet, to count what it could still show. */
export function withFacets<Entry extends CatalogueEntry>(
  entries: readonly Entry[],
  choice: FacetChoice,
  except?: Facet,
): Entry[] {
  const activeFacets = activeIn(choice, except);
  return entries.filter((entry) => found(entry, choice, activeFacets).length > 0);
}

function activeIn(choice: FacetChoice, except?: Facet): Facet[] {
  return FACETS.filter((facet) => facet !== except && choice[facet].length > 0);
}

/** What is sold of a product that meets all facets: one size in one colour must, not several together. */
function found(
  entry: CatalogueEntry,
  choice: FacetChoice,
  activeFacets: readonly Facet[],
): readonly SoldChoice[] {
  const sold: readonly SoldChoice[] = entry.choices ?? [entry];
  return sold.filter((one) =>
    activeFacets.every((facet) =>
      VALUES[facet](entry, one).some((value) => choice[facet].includes(value)),
    ),
  );
}

/** Counts per value, given the choice in the other facets. Chosen values stay in the list with 0. */
export function facetCounts(
  entries: readonly CatalogueEntry[],
  choice: FacetChoice,
  facet: Facet,
): FacetCount[] {
  const counts = new Map<string, number>(choice[facet].map((value) => [value, 0]));
  const activeFacets = activeIn(choice, facet);
  for (const entry of entries) {
    const sold = found(entry, choice, activeFacets);
    for (const value of new Set(sold.flatMap((one) => VALUES[facet](entry, one)))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort(ORDER[facet] ?? mostFirst);
}

/** Drops values that no product has: an address can contain anything. */
export function knownChoice(entries: readonly CatalogueEntry[], choice: FacetChoice): FacetChoice {
  const known = (facet: Facet) => new Set(entries.flatMap((entry) => VALUES[facet](entry, entry)));
  const kept = FACETS.map((facet) => {
    if (choice[facet].length === 0) return [facet, choice[facet]];
    const values = FIXED[facet] ?? known(facet);
    return [facet, choice[facet].filter((value) => values.has(value))];
  });
  return { ...NO_FACETS, ...(Object.fromEntries(kept) as FacetChoice) };
}

/** Facets whose values do not depend on the products. */
const FIXED: Partial<Record<Facet, ReadonlySet<string>>> = {
  price: new Set(PRICE_BANDS.map(({ value }) => value)),
  available: new Set(STOCK_STATUSES),
};

const VALUES: Record<Facet, (entry: CatalogueEntry, sold: SoldChoice) => readonly string[]> = {
  fabric: ({ fabrics }) => fabrics,
  weave: ({ weave }) => (weave === '' ? [] : [weave]),
  region: ({ region }) => (region === '' ? [] : [region]),
  cluster: ({ cluster = '' }) => (cluster === '' ? [] : [cluster]),
  artisan: ({ artisan = '' }) => (artisan === '' ? [] : [artisan]),
  colour: (_, { colours }) => colours,
  size: (_, { sizes = [] }) => sizes,
  price: ({ price }) => PRICE_BANDS.filter((one) => isIn(one, price)).map(({ value }) => value),
  available: (_, { available }) => [available],
  country: ({ country = HOME_COUNTRY }) => [country],
};

function isIn({ from, below }: PriceBand, price: number): boolean {
  return price >= from && (below === null || price < below);
}

type Order = (one: FacetCount, other: FacetCount) => number;

const mostFirst: Order = (one, other) =>
  other.count - one.count || one.value.localeCompare(other.value);

const asListed =
  (values: readonly string[]): Order =>
  (one, other) =>
    values.indexOf(one.value) - values.indexOf(other.value);

const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];

/** XS before S and M, then numbers by their value. */
const bySize: Order = ({ value: one }, { value: other }) =>
  placeOf(one) - placeOf(other) || one.localeCompare(other, 'en', { numeric: true });

function placeOf(size: string): number {
  const place = SIZES.indexOf(size.toUpperCase());
  return place < 0 ? SIZES.length : place;
}

const ORDER: Partial<Record<Facet, Order>> = {
  size: bySize,
  price: asListed(PRICE_BANDS.map(({ value }) => value)),
  available: asListed(STOCK_STATUSES),
};
