import { useDeferredValue, useMemo, type ReactNode } from 'react';

import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import type { CategorySelection } from '@kargha/domain/catalogue/categories';
import type { Product } from '@kargha/domain/catalogue/product';
import { servedPage } from '#lib/browser/served-page.ts';
import { useTexts } from '#lib/language/language.ts';
import { IS_SERVER } from '#lib/server/env.ts';

import { catalogTexts } from '../../catalog-texts.ts';
import { useGrantedProducts } from '../../state/granted-products.ts';
import { useProductPages, type ReadList } from '../state/product-pages.ts';
import { ORDERS, type ListedSort } from '../state/sorts.ts';
import { STEP, useVisibleCount } from '../state/use-visible-count.ts';
import { ListError } from './list-error.tsx';
import { CountLine } from './count-line.tsx';
import { ListFrame } from './list-frame.tsx';
import { ProductGridSkeleton } from './product-grid.tsx';

interface ProductListProps {
  category: CategorySelection;
  sort: ListedSort;
  /** Identifies the list, so that each list remembers how many products it shows. */
  listKey: string;
  card: (product: CardProduct, isFirst: boolean) => ReactNode;
}

/** Pictures on the first screen of a phone are fetched first. */
const PRIORITY_PICTURES = 2;

/** One row on desktops, two on phones. */
const FIRST_ROW = 4;

/** Reads a hundred products at a time and shows them in smaller steps. */
export function ProductList({ category, sort, listKey, card }: ProductListProps) {
  const texts = useTexts(catalogTexts);
  const { state, readMore } = useProductPages(category, sort);
  const granted = useGrantedProducts();

  if (state.status === 'failed') return <ListError message={state.message} />;
  if (state.status === 'loading') {
    return (
      <>
        <CountLine role="status">{texts.loading}</CountLine>
        <ProductGridSkeleton />
      </>
    );
  }
  const unlocked = unlockedIn(granted, category.collections);
  const products = withUnlocked(state.list, unlocked, sort);
  const { total } = state.list;
  return (
    <VisibleProducts
      list={{
        ...state.list,
        products,
        total: total === undefined ? total : total + unlocked.length,
      }}
      readMore={readMore}
      listKey={listKey}
      card={card}
    />
  );
}

type VisibleProductsProps = Pick<ProductListProps, 'listKey' | 'card'> & {
  list: ReadList;
  readMore: () => void;
};

function VisibleProducts({ list, readMore, listKey, card }: VisibleProductsProps) {
  const texts = useTexts(catalogTexts);
  const [limit, showMore] = useVisibleCount(listKey);
  // The first row renders at once, the rest in the background: until then it takes its space, so that nothing moves
  // later. A list that the shopper returns to renders in full, so that the scroll position can be restored.
  const rendersInSteps = limit === STEP && !IS_SERVER && !servedPage.isShown;
  const rendered = useDeferredValue(limit, rendersInSteps ? FIRST_ROW : limit);
  const visible = list.products.slice(0, limit);
  const cards = useMemo(
    () =>
      list.products
        .slice(0, rendered)
        .map((product, index) => (
          <li key={product._id}>{card(product, index < PRIORITY_PICTURES)}</li>
        )),
    [list.products, rendered, card],
  );
  const hasMore = visible.length < list.products.length || list.next !== undefined;

  function more() {
    if (limit + STEP > list.products.length) readMore();
    if (visible.length === limit) showMore();
  }

  return (
    <ListFrame
      shown={visible.length}
      all={list.total}
      onMore={hasMore ? more : undefined}
      isLoadingMore={list.more === 'loading' && visible.length < limit}
      problem={list.more === 'failed' ? texts.failed : undefined}
    >
      {[...cards, ...visible.slice(rendered).map(({ _id }) => <li key={_id} />)]}
    </ListFrame>
  );
}

function unlockedIn(granted: readonly Product[], collections: readonly string[]): Product[] {
  return granted.filter(
    ({ productCollection }) => collections.length === 0 || collections.includes(productCollection),
  );
}

/** Sorts unlocked products into the list. Those behind the last product read appear with the next page. */
function withUnlocked(
  { products, next }: ReadList,
  unlocked: CardProduct[],
  sort: ListedSort,
): CardProduct[] {
  if (unlocked.length === 0) return products;
  const last = products.at(-1);
  const included = unlocked.filter((one) => !next || !last || ORDERS[sort](one, last) <= 0);
  return [...products, ...included].toSorted(ORDERS[sort]);
}
