import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { OrderRow } from '@kargha/domain/order-list';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { BulkBar } from '#ui/lists/index-table.tsx';
import type { Selection } from '#ui/lists/selection.ts';
import { useDeed } from '#ui/toasts/use-deed.ts';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import { takeStepOfAll, type BulkAction, type BulkOutcome } from '../state/bulk-step.ts';
import { savePackingSlips } from '../state/order-papers.ts';

interface OrderBulkProps {
  rows: readonly OrderRow[];
  selection: Selection;
  onDone: () => void;
}

interface Running {
  action: BulkAction;
  count: number;
  outcomes: readonly BulkOutcome[];
}

const ACTIONS: readonly BulkAction[] = ['confirm', 'pack'];

/** What can be done to the ticked orders at once; each of them tells what came of it. */
export function OrderBulk({ rows, selection, onDone }: OrderBulkProps) {
  const texts = useTexts(adminOrdersTexts);
  const [running, setRunning] = useState<Running>();
  const chosen = rows.filter(({ id }) => selection.has(id));
  const steps = useDeed(async (action: BulkAction) => {
    const outcomes: BulkOutcome[] = [];
    const tell = () => setRunning({ action, count: chosen.length, outcomes: [...outcomes] });
    tell();
    await takeStepOfAll(chosen, action, (outcome) => {
      outcomes.push(outcome);
      tell();
    });
  });
  const slips = useDeed(() => savePackingSlips(chosen.map(({ id }) => id)));

  function close() {
    setRunning(undefined);
    selection.clear();
    onDone();
  }

  return (
    <>
      <BulkBar selection={selection}>
        {ACTIONS.map((action) => (
          <Button key={action} disabled={steps.isBusy} onClick={() => void steps.start(action)}>
            {texts.bulk[action]}
          </Button>
        ))}
        <Button disabled={slips.isBusy} onClick={() => void slips.start()}>
          {texts.slips}
        </Button>
      </BulkBar>
      {running && <Outcomes running={running} isBusy={steps.isBusy} onClose={close} />}
    </>
  );
}

interface OutcomesProps {
  running: Running;
  isBusy: boolean;
  onClose: () => void;
}

function Outcomes({ running: { action, count, outcomes }, isBusy, onClose }: OutcomesProps) {
  const texts = useTexts(adminOrdersTexts);
  const done = outcomes.filter(({ problem }) => problem === '').length;
  return (
    <ModalDialog
      isOpen
      title={texts.bulkTitle(texts.bulk[action], count)}
      onClose={() => !isBusy && onClose()}
      actions={
        <Button look="action" aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
          {texts.close}
        </Button>
      }
    >
      <p role="status">{texts.bulkSum(done, count)}</p>
      <List>
        {outcomes.map(({ number, problem }) => (
          <li key={number} data-failed={problem !== ''}>
            <strong>{number}</strong> {problem || texts.bulkDone}
          </li>
        ))}
      </List>
    </ModalDialog>
  );
}

const List = styled('ul')(({ theme }) => ({
  paddingInlineStart: theme.spacing(2.5),
  '& [data-failed="true"]': { color: theme.vars.palette.error.main },
}));
