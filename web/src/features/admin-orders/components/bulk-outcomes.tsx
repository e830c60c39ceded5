import { styled } from '@mui/material/styles';

import type { BulkAction, BulkOutcome } from '@kargha/domain/order-bulk';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';

import { adminOrdersTexts } from '../admin-orders-texts.ts';

/** A step that is being taken of many orders. */
export interface Running {
  action: BulkAction;
  count: number;
  outcomes: readonly BulkOutcome[];
}

interface BulkOutcomesProps {
  running: Running;
  isBusy: boolean;
  /** Left out where the orders are few. */
  onStop?: (() => void) | undefined;
  onClose: () => void;
}

/** A list longer than this is read by nobody: those that went well are left out of it. */
const MOST_LISTED = 50;

/** How far a step has come, and what came of each order. */
export function BulkOutcomes({ running, isBusy, onStop, onClose }: BulkOutcomesProps) {
  const texts = useTexts(adminOrdersTexts);
  const { action, count, outcomes } = running;
  const failed = outcomes.filter(({ problem }) => problem !== '');
  const listed = (count > MOST_LISTED ? failed : outcomes).slice(0, MOST_LISTED);
  const hidden = count > MOST_LISTED ? failed.length - listed.length : 0;
  return (
    <ModalDialog
      isOpen
      title={texts.bulkTitle(texts.bulk[action], count)}
      onClose={() => !isBusy && onClose()}
      actions={
        <>
          {isBusy && onStop && <Button onClick={onStop}>{texts.stop}</Button>}
          <Button look="action" aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
            {texts.close}
          </Button>
        </>
      }
    >
      <p role="status">
        {texts.bulkSum(outcomes.length - failed.length, count)}{' '}
        {count > MOST_LISTED && failed.length > 0 && texts.bulkFailed(failed.length)}
      </p>
      <progress aria-label={texts.bulkProgress} max={count} value={outcomes.length} />
      <List>
        {listed.map(({ number, problem }) => (
          <li key={number} data-failed={problem !== ''}>
            <strong>{number}</strong> {problem || texts.bulkDone}
          </li>
        ))}
      </List>
      {hidden > 0 && <p>{texts.bulkMore(hidden)}</p>}
    </ModalDialog>
  );
}

const List = styled('ul')(({ theme }) => ({
  paddingInlineStart: theme.spacing(2.5),
  '& [data-failed="true"]': { color: theme.vars.palette.error.main },
}));
