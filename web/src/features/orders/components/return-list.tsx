import { formatPaise } from '@kargha/domain/money/money-format';
import { keyOf } from '@kargha/domain/shopping/line-ref';
import { isOpenExchange } from '@kargha/domain/orders/exchange';
import { RETURN_STATE_LABELS, type ReturnState } from '@kargha/domain/orders/return';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { ExchangeFacts } from '#ui/orders/exchange-facts.tsx';
import { exchangeTexts } from '#ui/orders/exchange-texts.ts';
import { PickupFacts } from '#ui/orders/pickup-facts.tsx';
import { returnTexts } from '#ui/orders/return-texts.ts';
import { useLineTitle } from '#ui/orders/use-line-title.ts';
import { Surface } from '#ui/surface.tsx';
import { Tag } from '#ui/tag.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { uiTexts } from '#ui/ui-texts.ts';

import { ordersTexts } from '../orders-texts.ts';

export function ReturnList({ returns }: { returns: readonly OrderReturn[] }) {
  const texts = useTexts(ordersTexts);
  if (returns.length === 0) return null;
  return (
    <Surface>
      <Text variant="h2" mb={2}>
        {texts.returns}
      </Text>
      <List>
        {returns.map((orderReturn) => (
          <ReturnItem key={orderReturn.id} orderReturn={orderReturn} />
        ))}
      </List>
    </Surface>
  );
}

const ENDS: readonly ReturnState[] = ['refunded', 'exchanged'];

function ReturnItem({ orderReturn }: { orderReturn: OrderReturn }) {
  const texts = useTexts(ordersTexts);
  const { estimate: estimateLabel } = useTexts(returnTexts);
  const { quantityOf } = useTexts(uiTexts);
  const translate = useTranslate();
  const titleOf = useLineTitle();
  const { estimate } = orderReturn;
  return (
    <li>
      <header>
        <strong>{formatDay(orderReturn.createdAt)}</strong>
        <Tag tone={ENDS.includes(orderReturn.state) ? 'done' : 'moving'}>
          {translate(RETURN_STATE_LABELS[orderReturn.state])}
        </Tag>
      </header>
      <ul>
        {orderReturn.lines.map((line) => {
          const { text, lang } = titleOf(line);
          return (
            <li key={keyOf(line)} lang={lang}>
              {quantityOf(line.quantity, text)}
            </li>
          );
        })}
      </ul>
      <ExchangeFacts orderReturn={orderReturn} />
      <ReturnStatus orderReturn={orderReturn} />
      {orderReturn.pickup && <PickupFacts pickup={orderReturn.pickup} />}
      {orderReturn.answer !== '' && <p>{texts.answer(orderReturn.answer)}</p>}
      {estimate !== undefined && estimate > 0 && isRefunded(orderReturn) && (
        <p>
          {estimateLabel}: {formatPaise(estimate)}
        </p>
      )}
    </li>
  );
}

function isRefunded({ state, exchange }: OrderReturn): boolean {
  return state !== 'rejected' && state !== 'exchanged' && !isOpenExchange(exchange);
}

/** What was never paid is not refunded but deducted from the balance due. */
function ReturnStatus({ orderReturn }: { orderReturn: OrderReturn }) {
  const texts = useTexts(ordersTexts);
  const { received } = useTexts(exchangeTexts);
  const { state, credited, exchange } = orderReturn;
  if (state === 'received' && isOpenExchange(exchange)) return <p>{received}</p>;
  if (credited === undefined) return <p>{texts.returnHints[state]}</p>;
  return (
    <>
      {state !== 'refunded' && <p>{texts.returnHints[state]}</p>}
      <p>{texts.returnCredited(formatPaise(credited))}</p>
    </>
  );
}

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2.5),
  '& header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(1),
  },
  '& p': { color: vars.palette.text.secondary },
}));
