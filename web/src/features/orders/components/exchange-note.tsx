import { useNavigate } from 'react-router-dom';

import { formatPaise } from '@kargha/domain/money/money-format';
import { orderPath } from '#lib/addresses/paths.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { exchangeTexts } from '#ui/orders/exchange-texts.ts';
import { styled } from '#ui/theme/styled.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { readPayPath } from '../state/order-actions.ts';

/** Which order this one replaces, with a button while its price difference is not paid. */
export function ExchangeNote({ order }: { order: ShownOrder }) {
  const texts = useTexts(exchangeTexts);
  const navigate = useNavigate();
  const { id, exchange, state, totals } = order;
  const { isBusy, start } = useAction(async () => navigate(await readPayPath(id)));
  if (!exchange) return null;
  return (
    <Note>
      <Link to={orderPath(exchange.orderId)}>{texts.replaces(exchange.orderNumber)}</Link>
      {state === 'pending_payment' && (
        <Button look="action" aria-disabled={isBusy} onClick={() => void start()}>
          {texts.payDifference(formatPaise(totals.total))}
        </Button>
      )}
    </Note>
  );
}

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(2.5),
}));
