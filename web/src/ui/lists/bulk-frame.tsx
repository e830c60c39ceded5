import type { ReactNode } from 'react';

import { Button } from '../controls/button.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { BulkOutcomes } from './bulk-outcomes.tsx';
import type { BulkSelection } from './use-bulk-selection.ts';

interface BulkFrameProps<Action extends string> {
  bulk: BulkSelection;
  actions: readonly Action[];
  nameOf: (action: Action) => string;
  onPick: (action: Action) => void;
  children?: ReactNode;
}

export function BulkFrame<Action extends string>(props: BulkFrameProps<Action>) {
  const { bulk, actions, nameOf, onPick, children } = props;
  const { selection, all, run, close } = bulk;
  return (
    <>
      <BulkBar selection={selection} all={all}>
        {actions.map((action) => (
          <Button
            key={action}
            disabled={run.isBusy || all.isTooMuch}
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
