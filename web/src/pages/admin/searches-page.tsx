import { useMemo } from 'react';

import { SearchesView } from '#features/admin-content/searches/components/searches-view.tsx';
import { catalogueIndex } from '#features/catalog/search/state/catalogue-index.ts';
import { useResource } from '#lib/reading/resource.ts';

/** Without access codes: as guests search. */
const NO_CODES = '';

export function SearchesPage() {
  const catalogue = useResource(catalogueIndex, NO_CODES);
  const findToday = useMemo(() => {
    if (catalogue.status !== 'ready') return undefined;
    const { engine } = catalogue.data;
    return (words: string) => {
      const { ids, areWeak } = engine.find(words);
      return { count: ids.length, areWeak };
    };
  }, [catalogue]);
  return <SearchesView findToday={findToday} />;
}
