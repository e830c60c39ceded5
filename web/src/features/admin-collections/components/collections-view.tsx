import { collectionEndpoints } from '@kargha/domain/catalogue/collection-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { useStaffPages } from '#session/state/endpoint-queries.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';
import { Tag } from '#ui/tag.tsx';

import { adminCollectionsTexts } from '../admin-collections-texts.ts';

const NO_FILTER = {};

export function CollectionsView() {
  const texts = useTexts(adminCollectionsTexts);
  const can = useCan();
  const create = can('products.edit') && (
    <ButtonLink look="action" to={adminRowPath(adminPaths.collections, 'new')}>
      {texts.create}
    </ButtonLink>
  );
  return (
    <ResourcePage
      actions={create}
      texts={texts}
      list={useStaffPages(collectionEndpoints.list, NO_FILTER)}
      emptyAction={create}
      idOf={({ slug }) => slug}
      nameOf={({ title }) => title}
      numbers={['products']}
      opensRows
      cells={({ slug, title, kind, published, products, updatedAt }) => ({
        title: <Link to={adminRowPath(adminPaths.collections, slug)}>{title}</Link>,
        products,
        kind: texts.kinds[kind],
        status: <CollectionStatusTag collection={{ published }} />,
        changed: formatDay(updatedAt),
      })}
    />
  );
}

export function CollectionStatusTag({ collection }: { collection: { published: boolean } }) {
  const texts = useTexts(adminCollectionsTexts);
  const { published } = collection;
  return <Tag tone={published ? 'done' : 'idle'}>{published ? texts.published : texts.hidden}</Tag>;
}
