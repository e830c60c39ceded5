import { ORIGIN_KINDS } from '@kargha/domain/catalogue/origin-address';
import { originEndpoints, type OriginRow } from '@kargha/domain/catalogue/origin-endpoints';
import { adminOriginPath } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useStaffList } from '#session/state/endpoint-queries.ts';
import { Link } from '#ui/controls/link.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';

import { adminOriginsTexts } from '../admin-origins-texts.ts';

const DEFAULTS = { search: '', kind: '' };

export function OriginsView() {
  const texts = useTexts(adminOriginsTexts);
  return (
    <ResourcePage
      subtitle={texts.subtitle}
      texts={texts}
      {...useStaffList(originEndpoints.list, DEFAULTS)}
      views={{ name: 'kind', ids: ORIGIN_KINDS, labels: texts.kinds, all: texts.all }}
      idOf={({ kind, slug }) => `${kind}-${slug}`}
      nameOf={({ name }) => name}
      numbers={['products']}
      opensRows
      cells={(row) => ({
        name: <Link to={adminOriginPath(row.kind, row.slug)}>{row.name}</Link>,
        kind: texts.kinds[row.kind],
        products: row.products,
        text: texts.written[writtenIn(row)],
      })}
    />
  );
}

function writtenIn({ hasText, hasHindi }: OriginRow): 'both' | 'english' | 'hindi' | 'none' {
  if (hasText) return hasHindi ? 'both' : 'english';
  return hasHindi ? 'hindi' : 'none';
}
