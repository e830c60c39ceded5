import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import type { StockAdjustment } from '@kargha/domain/stock/inventory';
import type { InventoryRow } from '@kargha/domain/stock/inventory-endpoints';
import { LOW_STOCK } from '@kargha/domain/stock/stock';
import { useTexts } from '#lib/language/language.ts';
import { adminEditProductPath } from '#lib/addresses/paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { Tag } from '#ui/tag.tsx';

import { inventoryTexts } from '../inventory-texts.ts';
import { AdjustStock } from './adjust-stock.tsx';

interface InventoryTableProps {
  rows: readonly InventoryRow[];
  isStale: boolean;
  onAdjust: (productId: string, adjustment: StockAdjustment) => Promise<InventoryRow>;
  onHistory: (row: InventoryRow) => void;
}

/** One row at a time can be adjusted in place. */
export function InventoryTable({ rows, isStale, onAdjust, onHistory }: InventoryTableProps) {
  const texts = useTexts(inventoryTexts);
  const [adjustedId, setAdjustedId] = useState('');
  const [returnFocusId, setReturnFocusId] = useState('');

  function close(id: string) {
    setAdjustedId('');
    setReturnFocusId(id);
  }

  return (
    <IndexTable
      label={texts.table}
      columns={texts.columns}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      isStale={isStale}
      numbers={['committed', 'onHand']}
      cells={(row) => ({
        product: <Name row={row} onHistory={() => onHistory(row)} />,
        sku: row.sku || texts.noSku,
        available:
          row.id === adjustedId ? (
            <AdjustStock
              row={row}
              onAdjust={(adjustment) => onAdjust(row.id, adjustment)}
              onClose={() => close(row.id)}
            />
          ) : (
            <Available
              row={row}
              takesFocus={row.id === returnFocusId}
              onAdjust={() => setAdjustedId(row.id)}
            />
          ),
        committed: row.committed,
        onHand: row.onHand,
      })}
    />
  );
}

function Name({ row: { id, title }, onHistory }: { row: InventoryRow; onHistory: () => void }) {
  const texts = useTexts(inventoryTexts);
  return (
    <Named>
      <Link to={adminEditProductPath(id)}>{title}</Link>
      <Button look="quiet" aria-label={texts.historyOf(title)} onClick={onHistory}>
        {texts.history}
      </Button>
    </Named>
  );
}

interface AvailableProps {
  row: InventoryRow;
  /** true right after the adjustment was closed: focus returns to the button that opened it */
  takesFocus: boolean;
  onAdjust: () => void;
}

function Available({ row, takesFocus, onAdjust }: AvailableProps) {
  const texts = useTexts(inventoryTexts);
  if (!row.isTracked) return texts.notTracked;
  return (
    <Counted>
      <strong>{row.available}</strong>
      {row.available <= 0 && <Tag tone="idle">{texts.out}</Tag>}
      {row.available > 0 && row.available <= LOW_STOCK && <Tag tone="waiting">{texts.low}</Tag>}
      <Button
        look="quiet"
        autoFocus={takesFocus}
        aria-label={texts.adjustOf(row.title)}
        onClick={onAdjust}
      >
        {texts.adjust}
      </Button>
    </Counted>
  );
}

const Named = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minWidth: '12rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});

/** Quantities and buttons align in columns, with or without a tag between them. */
const Counted = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '4ch minmax(3.5rem, 1fr) auto',
  alignItems: 'center',
  justifyItems: 'start',
  gap: theme.spacing(1),
  '& > strong': { justifySelf: 'end' },
  '& > button': { gridColumn: 3 },
  'dd > &': { display: 'flex' },
}));
