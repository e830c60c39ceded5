import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyFace, FailedFace } from '#ui/feedback/faces.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { Tag } from '#ui/tag.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminProductsTexts } from '../admin-products-texts.ts';
import { matchingProducts } from '../state/product-list.ts';
import { useProducts, type ProductList } from '../state/use-products.ts';
import { ProductCards } from './product-cards.tsx';
import { SheetButtons } from './sheet-buttons.tsx';

const SEARCH_ID = 'admin-product-search';

/** All products of the shop, and what staff do with each. */
export function ProductsView() {
  const texts = useTexts(adminProductsTexts);
  const warn = useCallback(
    () => showToast({ tone: 'error', title: texts.error, message: texts.failedToast }),
    [texts],
  );
  const { list, reload, more, tryAgain } = useProducts(warn);
  if (list.status === 'loading') return <Spinner label={texts.loading} />;
  if (list.status === 'failed') {
    return (
      <FailedFace
        title={list.message ?? texts.failed}
        action={<Button onClick={tryAgain}>{texts.tryAgain}</Button>}
      />
    );
  }
  return <Products list={list} onChanged={reload} onMore={more} />;
}

interface ProductsProps {
  list: Extract<ProductList, { status: 'ready' }>;
  onChanged: () => Promise<void>;
  onMore: () => Promise<void>;
}

function Products({ list, onChanged, onMore }: ProductsProps) {
  const texts = useTexts(adminProductsTexts);
  const [search, setSearch] = useState('');
  const shown = matchingProducts(list.products, search);
  return (
    <>
      <Tools role="search">
        <FieldFrame id={SEARCH_ID} label={texts.search}>
          <TextInput
            id={SEARCH_ID}
            type="search"
            placeholder={texts.searchPlaceholder}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </FieldFrame>
        <Tag role="status">{texts.matches(shown.length)}</Tag>
        <SheetButtons onImported={() => void onChanged()} />
        <ButtonLink to={paths.adminAddProduct} look="action">
          {texts.addProduct}
        </ButtonLink>
      </Tools>
      {shown.length === 0 ? (
        <NothingFound isSearched={search.trim() !== ''} />
      ) : (
        <ProductCards products={shown} onChanged={onChanged} />
      )}
      {list.next !== null && (
        <Centre>
          <Button onClick={() => void onMore()}>
            {texts.loadMore(list.products.length, list.total)}
          </Button>
        </Centre>
      )}
    </>
  );
}

function NothingFound({ isSearched }: { isSearched: boolean }) {
  const texts = useTexts(adminProductsTexts);
  return (
    <EmptyFace
      title={texts.noneTitle}
      action={<ButtonLink to={paths.adminAddProduct}>{texts.addProduct}</ButtonLink>}
    >
      {isSearched ? texts.noneSearched : texts.noneYet}
    </EmptyFace>
  );
}

const Tools = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'end',
  marginBottom: theme.spacing(3),
  '& > span': { justifySelf: 'start', marginBottom: theme.spacing(1.25) },
  gridTemplateColumns: 'repeat(2, auto)',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) repeat(4, auto)',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
}));

const Centre = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(4),
  textAlign: 'center',
}));
