export const FACETS = [
  'fabric',
  'weave',
  'region',
  'cluster',
  'artisan',
  'colour',
  'size',
  'price',
  'available',
  'country',
] as const;
export type Facet = (typeof FACETS)[number];

/** Chosen values by facet. Any value within a facet may match; all facets must match. */
export type FacetChoice = Readonly<Record<Facet, readonly string[]>>;

export const NO_FACETS: FacetChoice = {
  fabric: [],
  weave: [],
  region: [],
  cluster: [],
  artisan: [],
  colour: [],
  size: [],
  price: [],
  available: [],
  country: [],
};

export function hasFacets(choice: FacetChoice): boolean {
  return FACETS.some((facet) => choice[facet].length > 0);
}

/** Adds the value, or removes it when it was chosen. */
export function toggleFacet(choice: FacetChoice, facet: Facet, value: string): FacetChoice {
  const values = choice[facet];
  const rest = values.filter((one) => one !== value);
  return { ...choice, [facet]: rest.length < values.length ? rest : [...values, value] };
}
