/** Rupees; `from` is included, `to` is included unless `isBelow`. */
export interface PriceLimit {
  from: number;
  to: number;
  isBelow: boolean;
}

const AMOUNT = String.raw`(?:₹\s*)?(\d+(?:\.\d+)?)\s*(k|thousand|hazaa?r|हजार|lakh|लाख)?(?![\p{L}\p{N}])(?:\s*₹)?`;
const FACTORS: Readonly<Record<string, number>> = { lakh: 100_000, लाख: 100_000 };
const THOUSAND = 1000;
/** Smaller numbers are sizes or counts. */
const LEAST_PRICE = 50;
const AROUND = 0.25;

type Reader = (first: number, second: number) => PriceLimit;

const below: Reader = (to) => ({ from: 0, to, isBelow: true });
const upTo: Reader = (to) => ({ from: 0, to, isBelow: false });
const above: Reader = (from) => ({ from, to: Infinity, isBelow: false });
const between: Reader = (one, other) => ({
  from: Math.min(one, other),
  to: Math.max(one, other),
  isBelow: false,
});
const around: Reader = (price) => between(price * (1 - AROUND), price * (1 + AROUND));

/** The first pattern that fits counts. `#` is an amount; nuktas are removed before. */
const PATTERNS: readonly (readonly [RegExp, Reader])[] = (
  [
    ['(?:between |from )?# ?(?:to|and|-|–|se|से) ?#(?: ?(?:ke beech|tak|के बीच|तक))?', between],
    ['(?:under|below|less than|cheaper than|lower than|<) ?#', below],
    ['# ?(?:se kam|se niche|se neeche|ke niche|ke neeche|or less|से कम|से नीचे|के नीचे)', below],
    ['(?:up ?to|within|max|maximum|at most|not more than|budget|budget of|बजट) ?#', upTo],
    ['# ?(?:tak|ke andar|ke under|and below|budget|तक|के अंदर|के अन्दर|के भीतर)', upTo],
    ['(?:above|over|more than|minimum|min|from|starting|at least|>) ?#', above],
    ['# ?(?:se zyada|se jyada|se upar|and above|\\+|से ज्यादा|से अधिक|से ऊपर)', above],
    ['(?:around|about|approx|near|लगभग|करीब) ?#', around],
    ['(?=₹)#', upTo],
    ['#(?<=₹)', upTo],
  ] as const
).map(([pattern, read]) => [
  new RegExp(String.raw`(?<![\p{L}\p{N}.-])` + pattern.replaceAll('#', AMOUNT), 'u'),
  read,
]);

/** Splits a price off a search text: "saree below ₹2,000", "2 हज़ार तक की साड़ी". */
export function splitPrice(typed: string): { text: string; price: PriceLimit | undefined } {
  const text = plainAmounts(typed);
  for (const [pattern, read] of PATTERNS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [whole, first, firstUnit, second, secondUnit] = found;
    // "2 to 3k" means thousands twice.
    const low = rupees(first, firstUnit ?? secondUnit);
    const high = second === undefined ? low : rupees(second, secondUnit);
    if (Math.min(low, high) < LEAST_PRICE) continue;
    return { text: text.replace(whole, ' '), price: read(low, high) };
  }
  return { text, price: undefined };
}

export function isWithin({ from, to, isBelow }: PriceLimit, price: number): boolean {
  return price >= from && (isBelow ? price < to : price <= to);
}

/** Digits of Hindi, thousands separators and words for rupees, in one spelling. */
function plainAmounts(typed: string): string {
  return typed
    .normalize('NFKD')
    .replaceAll('\u093C', '')
    .toLowerCase()
    .replaceAll(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0966))
    .replaceAll(/(\d),(?=\d)/gu, '$1')
    .replaceAll(
      /(?<![\p{L}\p{N}])(?:rs\.?|inr|rupees?|रुपये|रुपए|रुपयों|रु\.?)(?![\p{L}\p{M}])|(?<=\d)(?:rs|\/-)/gu,
      '₹',
    )
    .replaceAll(/\s+/gu, ' ');
}

function rupees(amount = '', unit = ''): number {
  const factor = unit === '' ? 1 : (FACTORS[unit] ?? THOUSAND);
  return Number(amount) * factor;
}
