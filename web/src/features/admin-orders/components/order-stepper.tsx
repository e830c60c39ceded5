import { useNavigate } from 'react-router-dom';

import { adminOrderPath } from '#lib/addresses/paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { navigateSafely } from '#ui/lists/unsaved-changes.ts';
import { styled } from '#ui/theme/styled.ts';
import { useAction } from '#ui/toasts/use-action.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import { placeInSequence } from '../state/order-sequence.ts';

/** Goes to the previous or next order of the list that the person came from. The keys K and J press its buttons. */
export function OrderStepper({ orderId }: { orderId: string }) {
  const texts = useTexts(adminOrdersTexts);
  const navigate = useNavigate();
  const go = (id: string) => navigateSafely(adminOrderPath(id), (path) => void navigate(path));
  const here = placeInSequence(orderId);
  const { isBusy, start: goNext } = useAction(async () => {
    const next = await here?.findNext();
    if (next !== undefined) go(next);
    else showToast({ tone: 'info', message: texts.lastOrder });
  });
  if (!here) return null;
  const { place, count, hasMore, previous } = here;
  return (
    <Stepper role="group" aria-label={texts.stepper}>
      <IconButton
        data-step="previous"
        aria-label={texts.previousOrder}
        disabled={previous === undefined}
        onClick={() => previous !== undefined && go(previous)}
      >
        <ChevronDownIcon size={22} />
      </IconButton>
      <span>{texts.placeInList(place, count)}</span>
      <IconButton
        data-step="next"
        aria-label={texts.nextOrder}
        disabled={!hasMore || isBusy}
        onClick={() => void goNext()}
      >
        <ChevronDownIcon size={22} />
      </IconButton>
    </Stepper>
  );
}

const Stepper = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& [data-step="previous"] svg': { transform: 'rotate(90deg)' },
  '& [data-step="next"] svg': { transform: 'rotate(-90deg)' },
}));
