import { Link } from 'react-router-dom';

import type { CollectionRow } from '@kargha/domain/catalogue/collection-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';
import { Tag } from '#ui/tag.tsx';

import { adminCollectionsTexts } from '../admin-collections-texts.ts';
import { useCollections } from '../state/use-collections.ts';

export function CollectionsView() {
  const texts = useTexts(adminCollectionsTexts);
  const list = useCollections();
  return (
    <IndexPage title={texts.title} actions={<CreateLink />}>
      <PagedList
        list={list}
        loading={texts.loading}
        failed={texts.failed}
        empty={
          <EmptyState title={texts.empty} action={<CreateLink />}>
            {texts.emptyHint}
          </EmptyState>
        }
      >
        {(rows, isStale) => <CollectionsTable rows={rows} isStale={isStale} />}
      </PagedList>
    </IndexPage>
  );
}

function CreateLink() {
  const texts = useTexts(adminCollectionsTexts);
  return (
    <ButtonLink look="action" to={adminRowPath(adminPaths.collections, 'new')}>
      {texts.create}
    </ButtonLink>
  );
}

interface CollectionsTableProps {
  rows: readonly CollectionRow[];
  isStale: boolean;
}

function CollectionsTable({ rows, isStale }: CollectionsTableProps) {
  const texts = useTexts(adminCollectionsTexts);
  return (
    <IndexTable
      label={texts.table}
      columns={texts.columns}
      rows={rows}
      idOf={({ slug }) => slug}
      nameOf={({ title }) => title}
      isStale={isStale}
      numbers={['products']}
      opensRows
      cells={({ slug, title, kind, published, products, updatedAt }) => ({
        title: <Link to={adminRowPath(adminPaths.collections, slug)}>{title}</Link>,
        products,
        kind: texts.kinds[kind],
        status: (
          <Tag tone={published ? 'done' : 'idle'}>{published ? texts.published : texts.hidden}</Tag>
        ),
        changed: formatDay(updatedAt),
      })}
    />
  );
}
