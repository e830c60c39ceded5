import { readFileSync } from 'node:fs';

import type { CatalogueEntry, CatalogueShard } from '@kargha/domain/catalogue/catalogue-index';
import type { SearchContent } from '@kargha/domain/settings/search-content';

import { sampleShop } from '../../sample-shop/seed/sample-shop.ts';
import { createSearchEngine } from '../../web/src/features/catalog/search/state/search-engine.ts';
import type { Figure } from './figure.ts';

/** One line of search-judgements.tsv. Grades by product id; a product without one has grade 0. */
interface JudgedQuery {
  set: string;
  query: string;
  grades: ReadonlyMap<string, number>;
}

const JUDGEMENTS = new URL('search-judgements.tsv', import.meta.url);
const RESULTS = 10;

/**
 * Missing nDCG@10 (0 is a perfect order), the share of queries that find nothing although something fits, and the
 * queries for which the shop has nothing and shows something as if it had. How products are graded, and what the
 * held-out queries are for: docs/decisions/052-search-ranking.md.
 */
export function searchRanking(): Promise<Figure[]> {
  const { entries, synonyms } = readSampleShop();
  const engine = createSearchEngine(entries, synonyms);
  const judged = readJudgements().map((line) => ({ ...line, ...engine.find(line.query) }));
  const figures = ['tune', 'held-out'].flatMap((set) => {
    const lines = judged.filter((line) => line.set === set && line.grades.size > 0);
    const missing = 1 - mean(lines.map(({ ids, grades }) => ndcg(ids, grades)));
    const empty = lines.filter(({ ids }) => ids.length === 0).length / lines.length;
    return [
      { name: `search-${set}-ndcg-missing`, value: missing, unit: 'of 1' },
      { name: `search-${set}-without-results`, value: empty, unit: 'of queries' },
    ];
  });
  const noise = judged.filter(
    ({ grades, ids, areWeak }) => grades.size === 0 && ids.length > 0 && !areWeak,
  );
  return Promise.resolve([
    ...figures.map((figure) => ({ ...figure, value: Math.round(figure.value * 1000) / 1000 })),
    { name: 'search-results-for-nothing', value: noise.length, unit: 'queries' },
  ]);
}

function readSampleShop(): { entries: CatalogueEntry[]; synonyms: string[][] } {
  const documents = sampleShop({ picturesOf: () => [], imageUrl: () => '' });
  const shards = documents.filter(({ path }) => path.startsWith('catalogueIndex/'));
  const content = documents.filter(({ path }) => path === 'content/search');
  return {
    entries: shards.flatMap(({ data }) => Object.values((data as CatalogueShard).entries)),
    synonyms: content.flatMap(({ data }) =>
      (data as SearchContent).synonyms.map(({ words }) => words),
    ),
  };
}

function readJudgements(): JudgedQuery[] {
  const [, ...lines] = readFileSync(JUDGEMENTS, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [set = '', query = '', ...byGrade] = line.split('\t');
    const grades = byGrade.flatMap((ids, at) =>
      ids.split(' ').flatMap((id) => (id === '' ? [] : [[id, 3 - at] as const])),
    );
    return { set, query, grades: new Map(grades) };
  });
}

/** Järvelin and Kekäläinen, with the gain 2^grade − 1. */
function ndcg(found: readonly string[], grades: ReadonlyMap<string, number>): number {
  const ideal = [...grades.values()].toSorted((one, other) => other - one);
  return dcg(found.map((id) => grades.get(id) ?? 0)) / dcg(ideal);
}

function dcg(grades: readonly number[]): number {
  const gains = grades.slice(0, RESULTS).map((grade, at) => (2 ** grade - 1) / Math.log2(at + 2));
  return gains.reduce((sum, gain) => sum + gain, 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
