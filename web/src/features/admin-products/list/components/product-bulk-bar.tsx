import { useState, useId } from 'react';

import { indianDay } from '@kargha/domain/india/indian-day';
import type { Product } from '@kargha/domain/catalogue/product';
import {
  MAX_BULK_PRODUCTS,
  PRODUCT_BULK_ACTIONS,
  type ProductBulkAction,
  type ProductBulkFilter,
} from '@kargha/domain/catalogue/product-bulk';
import { productToRow, SHEET_COLUMNS } from '@kargha/domain/catalogue/product-sheet';
import { csvText } from '@kargha/domain/records/csv';
import { useTexts } from '#lib/language/language.ts';
import { ExportListButton } from '#session/components/export-list-button.tsx';
import { useCan } from '#session/state/permissions.ts';
import { saveCsv } from '#lib/files/save-file.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { BulkFrame } from '#ui/lists/bulk-frame.tsx';
import type { Selection } from '#ui/lists/selection.ts';
import { useBulkSelection } from '#ui/lists/use-bulk-selection.ts';
import type { AllMatching } from '#ui/lists/use-select-all-matching.ts';

import { bulkTexts } from '../../bulk-texts.ts';
import { importExportTexts } from '../../import-export-texts.ts';
import {
  bulkChangeForAllMatching,
  bulkChangeForSelected,
  countProducts,
} from '../state/product-bulk-change.ts';
import { AddToCollectionDialog } from './add-to-collection-dialog.tsx';

interface ProductBulkBarProps {
  products: readonly Product[];
  selection: Selection;
  filter: ProductBulkFilter;
  hasMore: boolean;
  onDone: () => void;
}

export function ProductBulkBar(props: ProductBulkBarProps) {
  const { products, selection, filter, hasMore, onDone } = props;
  const texts = useTexts(bulkTexts);
  const canEdit = useCan()('products.edit');
  const bulk = useBulkSelection({
    filter,
    selection,
    shown: products.length,
    hasMore,
    max: MAX_BULK_PRODUCTS,
    count: countProducts,
    onDone,
  });
  const { everything } = bulk;
  const ticked = products.filter(({ _id }) => selection.has(_id));
  const count = everything?.count ?? ticked.length;
  const [pendingAction, setPendingAction] = useState<ProductBulkAction>();
  const titleOf = (action: ProductBulkAction) => texts.title(texts.actions[action], count);

  function start(action: ProductBulkAction, value = '') {
    const bulkChange = { action, value };
    const run = everything
      ? bulkChangeForAllMatching(everything, ticked, bulkChange)
      : bulkChangeForSelected(ticked, bulkChange);
    void bulk.run.start({ title: titleOf(action), count, canStop: true, change: run });
  }

  return (
    <>
      <BulkFrame
        bulk={bulk}
        actions={canEdit ? PRODUCT_BULK_ACTIONS : []}
        nameOf={(action) => texts.actions[action]}
        onPick={(action) => (NEEDS_VALUE.has(action) ? setPendingAction(action) : start(action))}
      >
        <ExportButton everything={everything} ticked={ticked} />
      </BulkFrame>
      {pendingAction && (
        <ValueDialog
          action={pendingAction}
          title={titleOf(pendingAction)}
          onChoose={(value) => start(pendingAction, value)}
          onClose={() => setPendingAction(undefined)}
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
  if (action === 'collect') return <AddToCollectionDialog {...dialog} />;
  return <TagsDialog {...dialog} confirm={texts.actions[action]} />;
}

interface TagsDialogProps {
  title: string;
  confirm: string;
  onChoose: (tags: string) => void;
  onClose: () => void;
}

function TagsDialog({ title, confirm, onChoose, onClose }: TagsDialogProps) {
  const texts = useTexts(bulkTexts);
  const [tags, setTags] = useState('');
  const id = useId();

  function choose(): Promise<void> {
    if (tags.replaceAll(',', '').trim() === '') {
      return Promise.reject(new Error(texts.tagsMissing));
    }
    onChoose(tags.trim());
    return Promise.resolve();
  }

  return (
    <ActionDialog title={title} confirm={confirm} onConfirm={choose} onClose={onClose}>
      <FieldFrame id={id} label={texts.tags} hint={texts.tagsHint}>
        <TextInput
          maxLength={500}
          value={tags}
          {...describeField(id, undefined, texts.tagsHint)}
          onChange={({ currentTarget }) => setTags(currentTarget.value)}
        />
      </FieldFrame>
    </ActionDialog>
  );
}

interface ExportButtonProps {
  everything: AllMatching<ProductBulkFilter> | undefined;
  ticked: readonly Product[];
}

function ExportButton({ everything, ticked }: ExportButtonProps) {
  const texts = useTexts(bulkTexts);
  const sheet = useTexts(importExportTexts);
  if (everything)
    return <ExportListButton kinds={['products']} filter={{ ...everything.filter }} />;
  const save = () => {
    const csv = csvText([SHEET_COLUMNS, ...ticked.map(productToRow)]);
    saveCsv(sheet.exportName(indianDay(new Date())), csv);
  };
  return <Button onClick={save}>{texts.export}</Button>;
}
