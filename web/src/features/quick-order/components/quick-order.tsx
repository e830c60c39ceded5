import { useId, type ReactNode } from 'react';

import { canRequestQuote, canBuy, MAX_QUICK_LINES } from '@kargha/domain/shopping/quick-order';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { BottomBar } from '#ui/bottom-bar.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { quickOrderTexts } from '../quick-order-texts.ts';
import { addRow, removeRows } from '../state/quick-rows.ts';
import {
  selectItems,
  useQuickOrder,
  type CheckedRow,
  type QuickItem,
} from '../state/use-quick-order.ts';
import { PasteLinesForm } from './paste-lines-form.tsx';
import { QuickRow } from './quick-row.tsx';

interface QuickOrderProps {
  onBuy: (items: readonly QuickItem[]) => void;
  renderQuote: (items: readonly QuickItem[], onSent: () => void) => ReactNode;
}

export function QuickOrder({ onBuy, renderQuote }: QuickOrderProps) {
  const texts = useTexts(quickOrderTexts);
  const { checkedRows, failure, retry } = useQuickOrder();
  return (
    <>
      <PasteLinesForm />
      {failure !== undefined && (
        <Notice tone="error" title={failure || texts.notChecked}>
          <Button look="quiet" onClick={retry}>
            {texts.tryAgain}
          </Button>
        </Notice>
      )}
      {checkedRows.length > 0 && (
        <Lines checkedRows={checkedRows} onBuy={onBuy} renderQuote={renderQuote} />
      )}
    </>
  );
}

function Lines({
  checkedRows,
  onBuy,
  renderQuote,
}: QuickOrderProps & { checkedRows: readonly CheckedRow[] }) {
  const texts = useTexts(quickOrderTexts);
  const id = useId();
  const buyable = selectItems(checkedRows, canBuy);
  const quotable = selectItems(checkedRows, canRequestQuote);
  const rowKeys = (items: readonly QuickItem[]) => items.map(({ key }) => key);

  function buy() {
    onBuy(buyable);
    removeRows(rowKeys(buyable));
  }

  return (
    <section aria-labelledby={id}>
      <Text id={id} variant="h2" mt={4}>
        {texts.listTitle}
      </Text>
      <p role="status">{texts.sum(checkedRows.length, buyable.length)}</p>
      <List>
        {checkedRows.map(({ row, state, product }, index) => (
          <QuickRow key={row.key} row={row} line={index + 1} state={state} product={product} />
        ))}
      </List>
      <Tools>
        <Button look="quiet" disabled={checkedRows.length >= MAX_QUICK_LINES} onClick={addRow}>
          {texts.addLine}
        </Button>
        <Button look="quiet" onClick={() => removeRows(checkedRows.map(({ row }) => row.key))}>
          {texts.clear}
        </Button>
      </Tools>
      <Ways>
        <BottomBar>
          <Button look="action" wide disabled={buyable.length === 0} onClick={buy}>
            {texts.toCart(buyable.length)}
          </Button>
        </BottomBar>
        {renderQuote(quotable, () => removeRows(rowKeys(quotable)))}
      </Ways>
    </section>
  );
}

const List = styled('ol')(({ theme: { vars, spacing } }) => ({
  marginTop: spacing(2),
  borderBottom: `1px solid ${vars.palette.divider}`,
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'auto auto', justifyContent: 'start' },
}));
