import type { Product } from './product.ts';

/** Spellings of one word, as people in different regions write it. */
const SPELLINGS: readonly (readonly string[])[] = [
  ['saree', 'sari', 'sarees', 'saris'],
  ['lehanga', 'lehenga', 'lehengas', 'lehangas', 'ghagra'],
  ['dupatta', 'duppatta', 'dupattas', 'chunni'],
  ['kurta', 'kurtas', 'kurti', 'kurtis'],
  ['banarasi', 'benarasi', 'banaras', 'varanasi'],
  ['ikat', 'ikkat', 'pochampally'],
  ['kanchipuram', 'kanjivaram', 'kanjeevaram'],
  ['chikankari', 'chikan'],
  ['handkerchief', 'handky', 'handkies'],
  ['bedsheet', 'bedsheets', 'bedspread'],
];

const SHORTEST = 2;
const LONGEST = 15;
const MOST_TOKENS = 400;

type Searchable = Pick<
  Product,
  'title' | 'category' | 'productCollection' | 'tags' | 'searchTitle' | 'provenance' | 'sku'
>;

/** The words of a text: lower case, without accents; Hindi words stay whole. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])];
}

/** What `searchTokens` of a product holds: the beginnings of its words, in every known spelling. */
export function searchTokens(product: Searchable): string[] {
  const { provenance } = product;
  const texts = [
    product.title,
    product.searchTitle,
    product.category,
    product.productCollection,
    product.sku,
    ...product.tags,
    ...(provenance
      ? [provenance.craft, provenance.weave, provenance.cluster, provenance.state]
      : []),
    ...(provenance?.fibre.map(({ name }) => name) ?? []),
  ];
  const words = texts.flatMap(wordsOf).flatMap(spellingsOf);
  return [...new Set(words.flatMap(beginnings))].slice(0, MOST_TOKENS);
}

/** The tokens of a query, longest first: each must be among the product's tokens. */
export function queryTokens(query: string): string[] {
  return wordsOf(query)
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, LONGEST))
    .sort((a, b) => b.length - a.length)
    .slice(0, 6);
}

function spellingsOf(word: string): readonly string[] {
  return SPELLINGS.find((spellings) => spellings.includes(word)) ?? [word];
}

function beginnings(word: string): string[] {
  const longest = Math.min(word.length, LONGEST);
  const lengths = Array.from({ length: longest }, (_, index) => index + 1);
  return lengths.filter((length) => length >= SHORTEST).map((length) => word.slice(0, length));
}
