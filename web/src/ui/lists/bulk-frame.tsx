import type { ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';

import { Button } from '../controls/button.tsx';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import { styled } from '../theme/styled.ts';
import { BulkBar } from './bulk-bar.tsx';
import { listTexts } from './list-texts.ts';
import type { BulkRun, RunningBulk } from './use-bulk-run.ts';
import type { BulkSelection } from './use-bulk-selection.ts';

interface BulkFrameProps<Action extends string> {
  bulk: BulkSelection;
  actions: readonly Action[];
  nameOf: (action: Action) => string;
  /** while the rows are being read again: they are older than what the last action did */
  isWaiting?: boolean;
  onPick: (action: Action) => void;
  children?: ReactNode;
}

export function BulkFrame<Action extends string>(props: BulkFrameProps<Action>) {
  const { bulk, actions, nameOf, isWaiting = false, onPick, children } = props;
  const { selection, all, run, close } = bulk;
  return (
    <>
      <BulkBar selection={selection} all={all}>
        {actions.map((action) => (
          <Button
            key={action}
            disabled={run.isBusy || all.isTooMuch || isWaiting}
            onClick={() => onPick(action)}
          >
            {nameOf(action)}
          </Button>
        ))}
        {children}
      </BulkBar>
      <BulkOutcomes run={run} onClose={close} />
    </>
  );
}

interface BulkOutcomesProps {
  run: BulkRun;
  onClose: () => void;
}

/** Longer lists show only the failed rows. */
const MAX_LISTED = 50;

function BulkOutcomes({ run, onClose }: BulkOutcomesProps) {
  const texts = useTexts(listTexts);
  const { running, isBusy, stop } = run;
  if (!running) return null;
  return (
    <ModalDialog
      isOpen
      title={running.title}
      onClose={() => !isBusy && onClose()}
      actions={
        <>
          {isBusy && running.canStop && <Button onClick={stop}>{texts.stop}</Button>}
          <Button look="action" aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
            {texts.close}
          </Button>
        </>
      }
    >
      <OutcomeList count={running.count} outcomes={running.outcomes} />
    </ModalDialog>
  );
}

function OutcomeList({ count, outcomes }: Pick<RunningBulk, 'count' | 'outcomes'>) {
  const texts = useTexts(listTexts);
  const failed = outcomes.filter(({ problem }) => problem !== '');
  const listed = (count > MAX_LISTED ? failed : outcomes).slice(0, MAX_LISTED);
  const hidden = count > MAX_LISTED ? failed.length - listed.length : 0;
  return (
    <>
      <p role="status">
        {texts.bulkSum(outcomes.length - failed.length, count)}{' '}
        {count > MAX_LISTED && failed.length > 0 && texts.bulkFailed(failed.length)}
      </p>
      <progress aria-label={texts.bulkProgress} max={count} value={outcomes.length} />
      <List>
        {listed.map(({ id, name, problem }) => (
          <li key={id} data-failed={problem !== ''}>
            <strong>{name}</strong> {problem || texts.bulkDone}
          </li>
        ))}
      </List>
      {hidden > 0 && <p>{texts.bulkMore(hidden)}</p>}
    </>
  );
}

const List = styled('ul')(({ theme }) => ({
  paddingInlineStart: theme.spacing(2.5),
  '& [data-failed="true"]': { color: theme.vars.palette.error.main },
}));
