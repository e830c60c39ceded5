import { useState } from 'react';

import { variantName } from '@kargha/domain/shopping/line-title';
import {
  labelItemsFor,
  labelItemsText,
  type LabelItem,
} from '@kargha/domain/catalogue/label-endpoints';
import type { InventoryRow } from '@kargha/domain/stock/inventory-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { May } from '#session/components/may.tsx';
import { labelsPath } from '#lib/addresses/admin-paths.ts';
import { adminEditProductPath } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Tag } from '#ui/tag.tsx';
import { styled } from '#ui/theme/styled.ts';

import { inventoryTexts } from '../inventory-texts.ts';
import { AdjustStock } from './adjust-stock.tsx';

interface ProductNameProps {
  row: InventoryRow;
  onHistory: () => void;
}

/** The units in the store room, by variant. */
function unitsOf({ id, onHand, variants }: InventoryRow): LabelItem[] {
  if (variants.length === 0) return [{ id, count: onHand }];
  return variants.map(({ id: variantId, available, committed }) => ({
    id,
    variantId,
    count: available + committed,
  }));
}

export function ProductName({ row, onHistory }: ProductNameProps) {
  const { id, title } = row;
  const texts = useTexts(inventoryTexts);
  return (
    <Named>
      <Link to={adminEditProductPath(id)}>{title}</Link>
      <span>
        <Button look="quiet" aria-label={texts.historyOf(title)} onClick={onHistory}>
          {texts.history}
        </Button>
        <ButtonLink
          look="quiet"
          aria-label={texts.labelsOf(title)}
          to={labelsPath(labelItemsText(labelItemsFor(unitsOf(row))))}
        >
          {texts.labels}
        </ButtonLink>
      </span>
    </Named>
  );
}

/** The units in stock, which can be adjusted in place. */
export function AvailableUnits({ row }: { row: InventoryRow }) {
  const [state, setState] = useState<'shown' | 'adjusting' | 'adjusted'>('shown');
  if (state === 'adjusting') {
    return <AdjustStock row={row} onClose={() => setState('adjusted')} />;
  }
  return (
    <Available row={row} takesFocus={state === 'adjusted'} onAdjust={() => setState('adjusting')} />
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
      <StockTag available={sellableUnits(row)} low={isLow(row)} />
      <May permission="stock.edit">
        <Button
          look="quiet"
          autoFocus={takesFocus}
          aria-label={texts.adjustOf(row.title)}
          onClick={onAdjust}
        >
          {texts.adjust}
        </Button>
      </May>
      {row.variants.length + row.retired.length > 0 && <VariantLevels row={row} />}
    </Counted>
  );
}

/** What can be sold: not units of variants that are no longer sold, or of none. */
function sellableUnits({ variants, retired, unassigned, available }: InventoryRow): number {
  if (variants.length === 0) return retired.length === 0 ? available : unassigned;
  return variants.reduce((sum, one) => sum + Math.max(0, one.available), 0);
}

/** Low with any of its variants, so that none hides behind the others. */
function isLow(row: InventoryRow): boolean {
  const { variants, lowStock } = row;
  if (variants.length === 0) return sellableUnits(row) <= lowStock;
  return variants.some((variant) => variant.available <= variant.lowStock);
}

function StockTag({ available, low }: { available: number; low: boolean }) {
  const texts = useTexts(inventoryTexts);
  if (available <= 0) return <Tag tone="idle">{texts.out}</Tag>;
  return low && <Tag tone="waiting">{texts.low}</Tag>;
}

/** The stock of each variant. What is not sold until staff assign it comes last. */
function VariantLevels({ row: { variants, retired, unassigned } }: { row: InventoryRow }) {
  const texts = useTexts(inventoryTexts);
  const out = variants.filter(({ available }) => available <= 0).length;
  const low = variants.filter(({ available, lowStock }) => available > 0 && available <= lowStock);
  return (
    <Folded>
      <summary>{texts.variantsSummary(variants.length, out, low.length)}</summary>
      <Levels>
        {variants.map(({ id, options, available, committed, lowStock }) => (
          <li key={id}>
            <span>{variantName(options)}</span>
            <span>{committed > 0 ? texts.withCommitted(available, committed) : available}</span>
            <StockTag available={available} low={available <= lowStock} />
          </li>
        ))}
        {retired.map(({ id, options, available, committed }) => (
          <li key={id}>
            <span>{variantName(options)}</span>
            <span>{committed > 0 ? texts.withCommitted(available, committed) : available}</span>
            <Tag tone="idle">{texts.retired}</Tag>
          </li>
        ))}
        {unassigned !== 0 && (
          <li>
            <span>{texts.unassigned}</span>
            <span>{unassigned}</span>
          </li>
        )}
      </Levels>
    </Folded>
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
  'dd > &': { display: 'flex', flexWrap: 'wrap' },
}));

/** Closed, so that a page shows many products. */
const Folded = styled('details')(({ theme: { vars } }) => ({
  gridColumn: '1 / -1',
  width: '100%',
  color: vars.palette.text.secondary,
  fontSize: '0.8125rem',
  '& > summary': { cursor: 'pointer' },
}));

const Levels = styled('ul')(({ theme: { spacing } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(6ch, 1fr) auto minmax(3.5rem, auto)',
    alignItems: 'center',
    justifyItems: 'start',
    gap: spacing(1),
    paddingBlock: spacing(0.25),
  },
}));
