/** What a list can be narrowed by, in the order in which it is shown. */
export const FACETS = ['fabric', 'weave', 'region', 'colour', 'price', 'available'] as const;
export type Facet = (typeof FACETS)[number];

/** The chosen values of each facet. Within a facet any of them will do, across facets all must hold. */
export type FacetChoice = Readonly<Record<Facet, readonly string[]>>;

export const NO_FACETS: FacetChoice = {
  fabric: [],
  weave: [],
  region: [],
  colour: [],
  price: [],
  available: [],
};

/** True when something is chosen. */
export function hasFacets(choice: FacetChoice): boolean {
  return FACETS.some((facet) => choice[facet].length > 0);
}

/** The choice with one value more, or without it when it was chosen. */
export function toggleFacet(choice: FacetChoice, facet: Facet, value: string): FacetChoice {
  const values = choice[facet];
  const rest = values.filter((one) => one !== value);
  return { ...choice, [facet]: rest.length < values.length ? rest : [...values, value] };
}
