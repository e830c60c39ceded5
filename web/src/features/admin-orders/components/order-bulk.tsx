import { useRef, useState } from 'react';

import { BULK_ACTIONS, MOST_BULK_ORDERS, type BulkAction } from '@kargha/domain/order-bulk';
import type { OrderRow } from '@kargha/domain/order-list';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { BulkBar } from '#ui/lists/index-table.tsx';
import type { Selection } from '#ui/lists/selection.ts';
import { useDeed } from '#ui/toasts/use-deed.ts';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import {
  chooseEverything,
  fitsOneGo,
  takeStepOfAll,
  takeStepOfEverything,
  type Everything,
} from '../state/bulk-step.ts';
import type { OrderFilter } from '../state/order-filter.ts';
import { savePackingSlips } from '../state/order-papers.ts';
import { BulkOutcomes, type Running } from './bulk-outcomes.tsx';

interface OrderBulkProps {
  rows: readonly OrderRow[];
  selection: Selection;
  filter: OrderFilter;
  /** the filter leaves more orders than are shown */
  hasMore: boolean;
  onDone: () => void;
}

/** What can be done at once to the ticked orders, or to all that match; each of them tells what came of it. */
export function OrderBulk({ rows, selection, filter, hasMore, onDone }: OrderBulkProps) {
  const texts = useTexts(adminOrdersTexts);
  const { chosen, everything, canChooseMore, all } = useChoice({
    rows,
    selection,
    filter,
    hasMore,
  });
  const { running, isBusy, start, stop, forget } = useRun(chosen, everything);
  const close = () => {
    forget();
    all.forget();
    selection.clear();
    onDone();
  };

  return (
    <>
      <BulkBar selection={selection} count={everything && texts.allChosen(everything.count)}>
        {canChooseMore && (
          <Button look="quiet" disabled={all.isBusy} onClick={() => void all.choose()}>
            {texts.chooseMatching}
          </Button>
        )}
        <StepButtons
          isBusy={isBusy}
          everything={everything}
          onStart={(action) => void start(action)}
        />
        {!everything && <SlipsButton ids={selection.chosen} />}
      </BulkBar>
      {running && (
        <BulkOutcomes
          running={running}
          isBusy={isBusy}
          onStop={everything && stop}
          onClose={close}
        />
      )}
    </>
  );
}

interface StepButtonsProps {
  isBusy: boolean;
  everything: Everything | undefined;
  onStart: (action: BulkAction) => void;
}

function StepButtons({ isBusy, everything, onStart }: StepButtonsProps) {
  const texts = useTexts(adminOrdersTexts);
  const isTooMuch = everything !== undefined && !fitsOneGo(everything);
  return (
    <>
      {isTooMuch && <span role="alert">{texts.tooManyChosen(MOST_BULK_ORDERS)}</span>}
      {BULK_ACTIONS.map((action) => (
        <Button key={action} disabled={isBusy || isTooMuch} onClick={() => onStart(action)}>
          {texts.bulk[action]}
        </Button>
      ))}
    </>
  );
}

function SlipsButton({ ids }: { ids: readonly string[] }) {
  const texts = useTexts(adminOrdersTexts);
  const { isBusy, start } = useDeed(() => savePackingSlips([...ids]));
  return (
    <Button disabled={isBusy} onClick={() => void start()}>
      {texts.slips}
    </Button>
  );
}

/** Which orders are meant: the ticked ones, or all that match once somebody has said so. */
function useChoice({ rows, selection, filter, hasMore }: Omit<OrderBulkProps, 'onDone'>) {
  const chosen = rows.filter(({ id }) => selection.has(id));
  const isAllTicked = rows.length > 0 && chosen.length === rows.length;
  const all = useEverything(filter);
  // Whoever takes one tick away means the orders that are ticked.
  const everything = isAllTicked ? all.everything : undefined;
  return { chosen, everything, canChooseMore: isAllTicked && hasMore && !everything, all };
}

/** All orders of the filter, once somebody has chosen them; another filter chooses nothing. */
function useEverything(filter: OrderFilter) {
  const [everything, setEverything] = useState<Everything & { of: OrderFilter }>();
  const { isBusy, start: choose } = useDeed(async () => {
    setEverything({ ...(await chooseEverything(filter)), of: filter });
  });
  const isOfFilter = JSON.stringify(everything?.of) === JSON.stringify(filter);
  return {
    everything: isOfFilter ? everything : undefined,
    isBusy,
    choose,
    forget: () => setEverything(undefined),
  };
}

/** A step of the chosen orders as it goes on. */
function useRun(chosen: readonly OrderRow[], everything: Everything | undefined) {
  const [running, setRunning] = useState<Running>();
  const isStopped = useRef(false);
  const { isBusy, start } = useDeed(async (action: BulkAction) => {
    isStopped.current = false;
    setRunning({ action, count: everything?.count ?? chosen.length, outcomes: [] });
    const onOutcomes = (came: Running['outcomes']) =>
      setRunning((before) => before && { ...before, outcomes: [...before.outcomes, ...came] });
    if (!everything) return takeStepOfAll(chosen, { action, onOutcomes });
    return takeStepOfEverything(everything, {
      action,
      onOutcomes,
      isStopped: () => isStopped.current,
    });
  });
  return {
    running,
    isBusy,
    start,
    stop: () => {
      isStopped.current = true;
    },
    forget: () => setRunning(undefined),
  };
}
