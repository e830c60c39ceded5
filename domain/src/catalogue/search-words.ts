import type { Product } from './product.ts';
import { wordsOf } from './words.ts';

/** Regional spellings of a word. The first one is canonical. */
const SPELLINGS: readonly (readonly string[])[] = [
  ['saree', 'sari', 'sarees', 'saris', 'साड़ी'],
  ['lehanga', 'lehenga', 'lehengas', 'lehangas', 'ghagra', 'लहंगा'],
  ['dupatta', 'duppatta', 'dupattas', 'chunni', 'chunri', 'odhni', 'दुपट्टा'],
  ['kurta', 'kurtas', 'kurti', 'kurtis', 'कुर्ता', 'कुर्ती'],
  ['dhoti', 'dhotis', 'mundu', 'veshti', 'धोती'],
  ['banarasi', 'benarasi', 'banaras', 'benares', 'varanasi'],
  ['ikat', 'ikkat', 'pochampally', 'pochampalli'],
  ['kanchipuram', 'kanjivaram', 'kanjeevaram', 'kancheepuram'],
  ['bandhani', 'bandhej', 'bandhini'],
  ['chikankari', 'chikan', 'chickankari'],
  ['madhubani', 'mithila'],
  ['tussar', 'tussah', 'tasar'],
  ['dhurrie', 'durrie', 'dhurry', 'dari'],
  ['handkerchief', 'handkerchiefs', 'handky', 'handkies', 'hanky', 'hankies'],
  ['bedsheet', 'bedsheets', 'bedspread', 'bedcover', 'sheet', 'चादर'],
  ['jewelry', 'jewellery'],
].map((spellings) => spellings.map((spelling) => spelling.normalize('NFKD')));

const SHORTEST = 2;
const LONGEST = 15;
const MAX_TOKENS = 400;

type Searchable = Pick<
  Product,
  | 'title'
  | 'titleHindi'
  | 'category'
  | 'productCollection'
  | 'tags'
  | 'searchTitle'
  | 'provenance'
  | 'sku'
> &
  Partial<Pick<Product, 'combinations'>>;

/** Prefixes of the product's words in every known spelling. */
export function searchTokens(product: Searchable): string[] {
  const { provenance } = product;
  const texts = [
    product.title,
    product.searchTitle,
    product.category,
    product.productCollection,
    product.sku,
    ...variantSkus(product),
    ...product.tags,
    ...(provenance
      ? [provenance.craft, provenance.weave, provenance.cluster, provenance.state]
      : []),
    ...(provenance?.fibre.map(({ name }) => name) ?? []),
    product.titleHindi ?? '',
  ];
  const words = texts.flatMap(wordsOf).flatMap(spellingsOf);
  return [...new Set(words.flatMap(prefixesOf))].slice(0, MAX_TOKENS);
}

/** SKUs of the combinations of options on sale. */
export function variantSkus({
  combinations = {},
}: Partial<Pick<Product, 'combinations'>>): string[] {
  return Object.values(combinations).flatMap(({ sku, retired }) => (retired ? [] : sku));
}

/** Tokens of a query, longest first. A product must have all of them. */
export function queryTokens(query: string): string[] {
  return wordsOf(query)
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, LONGEST))
    .sort((a, b) => b.length - a.length)
    .slice(0, 6);
}

/** All known spellings of a word from `wordsOf`, the most common first; the word itself when there are none. */
export function spellingsOf(word: string): readonly string[] {
  return SPELLINGS.find((spellings) => spellings.includes(word)) ?? [word];
}

function prefixesOf(word: string): string[] {
  const longest = Math.min(word.length, LONGEST);
  const lengths = Array.from({ length: longest }, (_, index) => index + 1);
  return lengths.filter((length) => length >= SHORTEST).map((length) => word.slice(0, length));
}
