import type { Fibre } from './provenance.ts';

/** What goods are mainly made of, and their HSN code. The first one that fits is taken; '' fits everything. */
type Codes = readonly (readonly [material: RegExp | '', hsnCode: string])[];

const SILK = /silk/i;
const WOOL = /wool|pashmina|cashmere/i;
const COTTON = /cotton/i;

/** Fabrics, which sarees and dhotis are (Chapters 50 to 55). */
const FABRICS: Codes = [
  [SILK, '500720'],
  [WOOL, '511219'],
  [COTTON, '520852'],
  [/linen|flax/i, '530919'],
  [/jute/i, '531090'],
  [/polyester|nylon|synthetic/i, '540752'],
  [/viscose|rayon|modal/i, '540822'],
];

const SHAWLS: Codes = [
  [SILK, '621410'],
  [WOOL, '621420'],
  ['', '621490'],
];

const CODES: Readonly<Record<string, Codes>> = {
  saree: FABRICS,
  dhotis: FABRICS,
  kurtas: [
    [COTTON, '621132'],
    ['', '621139'],
  ],
  shirts: [
    [COTTON, '620520'],
    ['', '620590'],
  ],
  'short-kurti': [
    [COTTON, '620630'],
    [SILK, '620610'],
    ['', '620690'],
  ],
  'long-kurtis': [
    [COTTON, '621142'],
    ['', '621149'],
  ],
  lehangas: [
    [COTTON, '620452'],
    ['', '620459'],
  ],
  dupattas: SHAWLS,
  accessories: SHAWLS,
  bedsheets: [
    [COTTON, '630231'],
    ['', '630239'],
  ],
  curtains: [
    [COTTON, '630391'],
    ['', '630399'],
  ],
  doormats: [
    [/coir|coconut/i, '570220'],
    ['', '570299'],
  ],
  handkies: [
    [COTTON, '621320'],
    ['', '621390'],
  ],
  bags: [
    [/leather/i, '420221'],
    // Eight digits: Notification 9/2025, Schedule I names only these two of the subheading, so 420222 has 18%.
    [COTTON, '42022220'],
    [/jute/i, '42022230'],
    ['', '420222'],
  ],
  jewelry: [
    [/silver|gold/i, '711311'],
    ['', '711719'],
  ],
  'home-decor': [
    [/wood|rosewood|teak/i, '442090'],
    [/rattan|cane|bamboo/i, '460219'],
    [/brass|copper|bronze|zinc|iron/i, '830629'],
    [/clay|terracotta|ceramic|quartz/i, '691390'],
    [/marble|stone/i, '680291'],
    [/pulp|mâché/i, '482370'],
    [/canvas|cotton-rag/i, '970191'],
  ],
};

/** An HSN code for goods of a collection by their main material; null when none is likely. Staff decide. */
export function suggestHsn(collection: string, fibres: readonly Fibre[]): string | null {
  const [main] = [...fibres].sort((one, other) => other.percent - one.percent);
  const material = main?.name ?? '';
  const codes = CODES[collection] ?? [];
  const fitting = codes.find(([pattern]) => pattern === '' || pattern.test(material));
  return material === '' ? null : (fitting?.[1] ?? null);
}
