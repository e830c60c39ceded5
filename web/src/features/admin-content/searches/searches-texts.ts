import type { SEARCH_LISTS } from '@kargha/domain/catalogue/search-lists';
import type { Catalogue } from '#lib/language/language.ts';

const COUNT = new Intl.NumberFormat('en-IN');

const lists: Record<(typeof SEARCH_LISTS)[number], string> = {
  missed: 'Without results',
  all: 'All searches',
};

const en = {
  title: 'Searches',
  subtitle:
    'What shoppers search for, without who they are. Add a synonym or a product for what they do not find.',
  editSynonyms: 'Edit synonyms',
  search: 'Find a search',
  searchHint: 'Part of what was typed',
  views: 'Searches by result',
  lists,
  period: 'Period',
  lastDays: (days: string) => `Last ${days} days`,
  columns: {
    words: 'Search',
    times: 'Times',
    misses: 'Without results',
    today: 'Finds today',
    lastDay: 'Last searched',
  },
  count: (count: number) => COUNT.format(count),
  today({ count, areWeak }: { count: number; areWeak: boolean }) {
    if (count === 0) return 'Nothing';
    if (areWeak) return 'Only close matches';
    return count === 1 ? '1 product' : `${COUNT.format(count)} products`;
  },
  loading: 'Loading searches…',
  failed: 'Failed to load searches',
  empty: 'No searches without results',
  emptyHint: 'Searches that find nothing, or only close matches, appear here.',
  none: 'No searches',
  noneHint: 'No one searched for this in the period.',
};

export const searchesTexts: Catalogue<typeof en> = { en };
