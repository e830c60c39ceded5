import { SEARCH_DAYS, SEARCH_LISTS } from '@kargha/domain/catalogue/search-lists';
import { searchEndpoints } from '@kargha/domain/catalogue/search-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { productsPath } from '#lib/addresses/paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useStaffList } from '#session/state/endpoint-queries.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';

import { adminContentTexts } from '../../admin-content-texts.ts';
import { searchesTexts } from '../searches-texts.ts';

const DEFAULTS = { search: '', list: 'missed', days: '30' };

/** What the shop finds today. */
interface FoundToday {
  count: number;
  areWeak: boolean;
}

interface SearchesViewProps {
  /** undefined while the catalogue loads */
  findToday: ((words: string) => FoundToday) | undefined;
}

export function SearchesView({ findToday }: SearchesViewProps) {
  const texts = useTexts(searchesTexts);
  const contentTexts = useTexts(adminContentTexts);
  const resource = useStaffList(searchEndpoints.list, DEFAULTS);
  const { filter, onFilter } = resource;
  return (
    <ResourcePage
      subtitle={texts.subtitle}
      back={{ to: adminPaths.content, label: contentTexts.title }}
      actions={<ButtonLink to={`${adminPaths.content}/search`}>{texts.editSynonyms}</ButtonLink>}
      texts={texts}
      {...resource}
      views={{ name: 'list', ids: SEARCH_LISTS, labels: texts.lists }}
      filters={
        <SelectField
          label={texts.period}
          value={filter.days}
          options={SEARCH_DAYS.map((value) => ({ value, label: texts.lastDays(value) }))}
          onChange={(days) => onFilter({ days })}
        />
      }
      idOf={({ words }) => words}
      nameOf={({ words }) => words}
      numbers={['times', 'misses']}
      cells={({ words, times, misses, lastDay }) => ({
        words: <Link to={productsPath({ search: words })}>{words}</Link>,
        times: texts.count(times),
        misses: texts.count(misses),
        today: findToday ? texts.today(findToday(words)) : texts.loading,
        lastDay: formatDay(new Date(lastDay)),
      })}
    />
  );
}
