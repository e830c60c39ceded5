import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { Button } from '#ui/controls/button.tsx';
import { WarningIcon, TickIcon } from '#ui/control-icons.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { TagRow } from '#ui/tag-row.tsx';
import { styled } from '#ui/theme/styled.ts';

import { packingTexts } from '../packing-texts.ts';
import { EMPTY_TABLE, PackingTable, type PackingMessage } from '../state/packing-table.ts';
import { PackingOrder } from './packing-order.tsx';
import { ScanField } from './scan-field.tsx';

export function PackingPage() {
  const texts = useTexts(packingTexts);
  const [state, setState] = useState(EMPTY_TABLE);
  const [table] = useState(() => new PackingTable(texts, setState));
  const { order, message, packed, isBusy } = state;
  return (
    <IndexPage title={texts.title} subtitle={texts.subtitle}>
      <ScanField onScan={table.scan} focusKey={message} />
      {message && <Message message={message} onTakeOver={table.takeOver} />}
      {order ? (
        <PackingOrder order={order} state={state} table={table} />
      ) : (
        <EmptyState
          title={texts.nothingOpen}
          action={
            <TagRow>
              <Button look="action" disabled={isBusy} onClick={() => table.scan('')}>
                {texts.next}
              </Button>
              {packed && (
                <Button disabled={isBusy} onClick={() => table.print(packed)}>
                  {texts.printAgain}
                </Button>
              )}
            </TagRow>
          }
        >
          {texts.nothingOpenHint}
        </EmptyState>
      )}
    </IndexPage>
  );
}

interface MessageProps {
  message: PackingMessage;
  onTakeOver: (number: string) => void;
}

/** Large, because packers look at pieces and see the screen from the side. */
function Message({ message: { tone, title, hint, takeOver }, onTakeOver }: MessageProps) {
  const texts = useTexts(packingTexts);
  const translate = useTranslate();
  const isError = tone === 'error';
  return (
    <Box role={isError ? 'alert' : 'status'} data-tone={tone}>
      {isError ? <WarningIcon /> : <TickIcon />}
      <div>
        <strong>{translate(title)}</strong>
        {hint && <p>{hint}</p>}
      </div>
      {takeOver && <Button onClick={() => onTakeOver(takeOver)}>{texts.takeOver}</Button>}
    </Box>
  );
}

const Box = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(2),
  marginBottom: spacing(2),
  padding: spacing(2),
  borderRadius: vars.shop.radius.card,
  background: vars.palette.shop.done,
  color: vars.palette.shop.onDone,
  '& strong': { fontSize: '1.375rem', lineHeight: 1.3 },
  '& > svg': { flex: 'none' },
  '& > div': { flex: '1 1 12rem', overflowWrap: 'anywhere' },
  '&[data-tone="error"]': {
    background: vars.palette.error.main,
    color: vars.palette.background.paper,
  },
  '&[data-tone="error"] button': {
    background: vars.palette.background.paper,
    color: vars.palette.text.primary,
  },
}));
