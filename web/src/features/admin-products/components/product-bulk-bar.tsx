import { useState } from 'react';

import { indianDay } from '@kargha/domain/india/indian-day';
import type { Product } from '@kargha/domain/catalogue/product';
import {
  MOST_BULK_PRODUCTS,
  PRODUCT_BULK_ACTIONS,
  type ProductBulkAction,
} from '@kargha/domain/catalogue/product-bulk';
import { useTexts } from '#lib/language/language.ts';
import { saveCsv } from '#lib/files/save-file.ts';
import { Button } from '#ui/controls/button.tsx';
import { BulkFrame } from '#ui/lists/bulk-frame.tsx';
import type { Selection } from '#ui/lists/selection.ts';
import { useBulkSelection } from '#ui/lists/use-bulk-selection.ts';
import type { AllMatching } from '#ui/lists/use-select-all-matching.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { bulkTexts } from '../bulk-texts.ts';
import { sheetTexts } from '../import-export-texts.ts';
import { changeOfEverything, changeOfTicked, countMatching } from '../state/product-bulk-change.ts';
import type { ProductFilter } from '../state/filter-products.ts';
import { productSheet, sheetOf } from '../state/export-products.ts';
import { CollectDialog } from './add-to-collection-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';

interface ProductBulkProps {
  /** those that are shown */
  products: readonly Product[];
  selection: Selection;
  filter: ProductFilter;
  /** more products match than are shown */
  hasMore: boolean;
  onDone: () => void;
}

/** What can be done at once to the ticked products, or to all that match; each of them tells what came of it. */
export function ProductBulk(props: ProductBulkProps) {
  const { products, selection, filter, hasMore, onDone } = props;
  const texts = useTexts(bulkTexts);
  const bulk = useBulkSelection({
    filter,
    selection,
    shown: products.length,
    hasMore,
    most: MOST_BULK_PRODUCTS,
    count: countMatching,
    onDone,
  });
  const { everything } = bulk;
  const ticked = products.filter(({ _id }) => selection.has(_id));
  const count = everything?.count ?? ticked.length;
  const [asking, setAsking] = useState<ProductBulkAction>();
  const titleOf = (action: ProductBulkAction) => texts.title(texts.actions[action], count);

  function start(action: ProductBulkAction, value = '') {
    const wish = { action, value };
    const change = everything
      ? changeOfEverything(everything, ticked, wish)
      : changeOfTicked(ticked, wish);
    void bulk.run.start({ title: titleOf(action), count, canStop: true, change });
  }

  return (
    <>
      <BulkFrame
        bulk={bulk}
        actions={PRODUCT_BULK_ACTIONS}
        nameOf={(action) => texts.actions[action]}
        onPick={(action) => (NEEDS_VALUE.has(action) ? setAsking(action) : start(action))}
      >
        <ExportButton everything={everything} ticked={ticked} />
      </BulkFrame>
      {asking && (
        <ValueDialog
          action={asking}
          title={titleOf(asking)}
          onChoose={(value) => start(asking, value)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

const NEEDS_VALUE = new Set<ProductBulkAction>(['add-tags', 'remove-tags', 'collect']);

interface ValueDialogProps {
  action: ProductBulkAction;
  title: string;
  onChoose: (value: string) => void;
  onClose: () => void;
}

function ValueDialog({ action, ...dialog }: ValueDialogProps) {
  const texts = useTexts(bulkTexts);
  if (action === 'collect') return <CollectDialog {...dialog} />;
  return <TagsDialog {...dialog} confirm={texts.actions[action]} />;
}

interface ExportButtonProps {
  everything: AllMatching<ProductFilter> | undefined;
  ticked: readonly Product[];
}

function ExportButton({ everything, ticked }: ExportButtonProps) {
  const texts = useTexts(bulkTexts);
  const sheet = useTexts(sheetTexts);
  const [count, setCount] = useState(0);
  const { isBusy, start } = useAction(async () => {
    const written = everything
      ? await productSheet(everything.filter, setCount, ticked)
      : sheetOf(ticked);
    saveCsv(sheet.exportName(indianDay(new Date())), written);
  });
  return (
    <Button aria-disabled={isBusy} onClick={() => void start()}>
      {isBusy && everything ? sheet.exporting(count) : texts.export}
    </Button>
  );
}
