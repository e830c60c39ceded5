import { useCallback, useState } from 'react';

import { PRODUCT_VIEWS } from '@kargha/domain/catalogue/product-choices';
import { useTexts } from '#lib/language/language.ts';
import { ExportListButton } from '#session/components/export-list-button.tsx';
import { May } from '#session/components/may.tsx';
import { paths } from '#lib/addresses/paths.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';
import { useSelection } from '#ui/lists/selection.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminProductsTexts } from '../../admin-products-texts.ts';
import { importExportTexts } from '../../import-export-texts.ts';
import { useFoundProducts } from '../state/use-found-products.ts';
import { ProductBulkBar } from './product-bulk-bar.tsx';
import { ProductCards } from './product-cards.tsx';

const DEFAULTS = { search: '', status: '' };

export function AdminProductsPage() {
  const texts = useTexts(adminProductsTexts);
  const [filter, change] = useUrlFilter(DEFAULTS);
  const status = PRODUCT_VIEWS.find((value) => value === filter.status) ?? '';
  const showLoadError = useCallback(
    () => showToast({ tone: 'error', title: texts.error, message: texts.failedToast }),
    [texts],
  );
  const found = useFoundProducts({ status, search: filter.search }, showLoadError);
  const { list, reload } = found;
  const add = (
    <May permission="products.edit">
      <ButtonLink to={paths.adminAddProduct} look="action">
        {texts.addProduct}
      </ButtonLink>
    </May>
  );
  const selection = useSelection(list.rows.map(({ _id }) => _id));
  return (
    <ResourcePage
      actions={
        <>
          <ImportExportButtons
            filter={{ status, search: filter.search.trim() }}
            onImported={reload}
          />
          {add}
        </>
      }
      texts={{
        ...texts,
        none: texts.empty,
        shown: () => texts.matches(found.count, found.isMoreThanCount),
      }}
      list={list}
      filter={{ search: filter.search.trim(), status }}
      defaults={DEFAULTS}
      onFilter={change}
      views={{ name: 'status', ids: PRODUCT_VIEWS, labels: texts.viewNames, all: texts.all }}
      emptyAction={add}
      renderRows={(products) => (
        <ProductCards products={products} selection={selection} onChanged={reload} />
      )}
    >
      <ProductBulkBar
        products={list.rows}
        selection={selection}
        filter={found.bulkFilter}
        hasMore={list.hasMore}
        onDone={reload}
      />
    </ResourcePage>
  );
}

const ImportDialog = lazyComponent(
  async () => (await import('../../import-export/components/import-dialog.tsx')).ImportDialog,
  {
    onError: 'over',
  },
);

interface ImportExportButtonsProps {
  filter: { status: string; search: string };
  onImported: () => void;
}

function ImportExportButtons({ filter, onImported }: ImportExportButtonsProps) {
  const texts = useTexts(importExportTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <May permission="products.edit">
        <Button onClick={() => setOpen(true)}>{texts.import}</Button>
      </May>
      <ExportListButton kinds={['products']} filter={filter} />
      {isOpen && <ImportDialog onClose={() => setOpen(false)} onImported={onImported} />}
    </>
  );
}
