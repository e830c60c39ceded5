import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';

import type { ProductBulkFilter } from '@kargha/domain/catalogue/product-bulk';
import { PRODUCT_STATUSES, type ProductStatus } from '@kargha/domain/catalogue/product';
import { indianDay } from '@kargha/domain/india/indian-day';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { saveCsv } from '#lib/files/save-file.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { BufferedInput } from '#ui/forms/buffered-input.tsx';
import { ViewTabs } from '#ui/lists/filter-bar.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { Tag } from '#ui/tag.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminProductsTexts } from '../admin-products-texts.ts';
import { importExportTexts } from '../import-export-texts.ts';
import { exportProducts } from '../state/export-products.ts';
import { useProductResults } from '../state/use-product-results.ts';
import { useProducts, type ProductList } from '../state/use-products.ts';
import { ProductResults } from './product-results.tsx';

const SEARCH_ID = 'admin-product-search';
const VIEWS = ['all', ...PRODUCT_STATUSES] as const;

export function AdminProductsPage() {
  const texts = useTexts(adminProductsTexts);
  return (
    <IndexPage title={texts.title}>
      <ProductsView />
    </IndexPage>
  );
}

export function ProductsView() {
  const texts = useTexts(adminProductsTexts);
  const [{ search, ...urlFilter }, change] = useUrlFilter({ search: '', status: '' });
  const status = PRODUCT_STATUSES.find((value) => value === urlFilter.status) ?? '';
  return (
    <>
      <ViewTabs
        label={texts.views}
        views={VIEWS.map((id) => ({ id, label: texts.viewNames[id] }))}
        chosen={status || 'all'}
        onChoose={(id) => change({ status: id === 'all' ? '' : id })}
      />
      <StatusView key={status} filter={{ status, search }} onFilter={change} />
    </>
  );
}

interface StatusViewProps {
  filter: { status: ProductStatus | ''; search: string };
  onFilter: (changes: Partial<ProductBulkFilter>) => void;
}

function StatusView({ filter, onFilter }: StatusViewProps) {
  const texts = useTexts(adminProductsTexts);
  const showLoadError = useCallback(
    () => showToast({ tone: 'error', title: texts.error, message: texts.failedToast }),
    [texts],
  );
  const { list, reload, more, tryAgain } = useProducts(filter.status, showLoadError);
  if (list.status === 'loading') return <Spinner label={texts.loading} />;
  if (list.status === 'failed') {
    return (
      <ErrorState
        title={list.message ?? texts.failed}
        action={<Button onClick={tryAgain}>{texts.tryAgain}</Button>}
      />
    );
  }
  return (
    <Products list={list} filter={filter} onFilter={onFilter} onChanged={reload} onMore={more} />
  );
}

interface ProductsProps extends StatusViewProps {
  list: Extract<ProductList, { status: 'ready' }>;
  onChanged: () => Promise<void>;
  onMore: () => Promise<void>;
}

function Products({ list, filter, onFilter, onChanged, onMore }: ProductsProps) {
  const texts = useTexts(adminProductsTexts);
  const results = useProductResults(list, filter);

  async function reloadAll() {
    results.reload();
    await onChanged();
  }

  return (
    <>
      <Tools role="search">
        <FieldFrame id={SEARCH_ID} label={texts.search}>
          <BufferedInput
            id={SEARCH_ID}
            type="search"
            placeholder={texts.searchPlaceholder}
            value={filter.search}
            onType={(search) => onFilter({ search })}
          />
        </FieldFrame>
        <Tag role="status">{texts.matches(results.count, results.isMoreThanCount)}</Tag>
        <ImportExportButtons onImported={() => void reloadAll()} />
        <ButtonLink to={paths.adminAddProduct} look="action">
          {texts.addProduct}
        </ButtonLink>
      </Tools>
      <ProductResults
        results={results}
        isFiltered={filter.search.trim() !== '' || filter.status !== ''}
        onChanged={reloadAll}
      />
      <MoreProducts list={list} results={results} onMore={onMore} />
    </>
  );
}

const ImportDialog = lazyComponent(async () => (await import('./import-dialog.tsx')).ImportDialog, {
  onError: 'over',
});

function ImportExportButtons({ onImported }: { onImported: () => void }) {
  const texts = useTexts(importExportTexts);
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  const { isBusy, start } = useAction(async () => {
    const csv = await exportProducts({ status: '', search: '' }, setCount);
    saveCsv(texts.exportName(indianDay(new Date())), csv);
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.import}</Button>
      <Button aria-disabled={isBusy} onClick={() => void start()}>
        {isBusy ? texts.exporting(count) : texts.export}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} onImported={onImported} />}
    </>
  );
}

interface MoreProductsProps extends Pick<ProductsProps, 'list' | 'onMore'> {
  results: ReturnType<typeof useProductResults>;
}

function MoreProducts({ list, results, onMore }: MoreProductsProps) {
  const texts = useTexts(adminProductsTexts);
  if (!(results.more ? results.hasMore : list.next !== null)) return null;
  return (
    <Centre>
      <Button onClick={() => void (results.more ?? onMore)()}>
        {results.more ? texts.loadMoreFound : texts.loadMore(list.products.length, list.total)}
      </Button>
    </Centre>
  );
}

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  alignItems: 'center',
  marginBottom: theme.spacing(2),
  '& > div': { flex: '1 0 100%' },
  [theme.breakpoints.up('md')]: {
    alignItems: 'end',
    '& > div': { flex: '1 1 0' },
    '& > span': { marginBottom: theme.spacing(1.25) },
  },
}));

const Centre = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(4),
  textAlign: 'center',
}));
