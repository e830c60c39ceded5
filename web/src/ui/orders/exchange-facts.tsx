import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, type Paise } from '@kargha/domain/money/paise';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { keyOf } from '@kargha/domain/shopping/line-ref';
import { orderPath } from '#lib/addresses/paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';

import { Link } from '../controls/link.tsx';
import { uiTexts } from '../ui-texts.ts';
import { exchangeTexts } from './exchange-texts.ts';
import { useLineTitle } from './use-line-title.ts';

interface ExchangeFactsProps {
  orderReturn: OrderReturn;
  /** the page of the replacement; the shopper's by default */
  pathOf?: (orderId: string) => string;
  /** what staff read instead */
  words?: ExchangeWords;
}

type Texts = typeof exchangeTexts.en;
export type ExchangeWords = Pick<
  Texts,
  'reserved' | 'released' | 'declined' | 'dearer' | 'cheaper' | 'even'
>;

/** What is sent instead of the returned items, and what it costs. Nothing for a refund. */
export function ExchangeFacts({ orderReturn, pathOf = orderPath, words }: ExchangeFactsProps) {
  const { replacement, ...texts } = useTexts(exchangeTexts);
  const { reserved, ...notes } = words ?? texts;
  const { exchange } = orderReturn;
  if (!exchange) return null;
  const { reservedUntil, orderId, orderNumber } = exchange;
  const note = noteOf(orderReturn, notes);
  return (
    <>
      <WantedItems orderReturn={orderReturn} />
      {reservedUntil && <p>{reserved(formatDay(reservedUntil))}</p>}
      {note !== null && <p>{note}</p>}
      {orderId !== null && (
        <p>
          <Link to={pathOf(orderId)}>{replacement(orderNumber)}</Link>
        </p>
      )}
    </>
  );
}

function WantedItems({ orderReturn: { lines } }: ExchangeFactsProps) {
  const texts = useTexts(exchangeTexts);
  const { quantityOf } = useTexts(uiTexts);
  const titleOf = useLineTitle();
  return (
    <ul>
      {lines.map(({ exchange: wanted, ...line }) =>
        wanted ? (
          <li key={keyOf(line)}>
            {texts.wanted(
              quantityOf(line.quantity, titleOf({ ...line, options: wanted.options }).text),
            )}
          </li>
        ) : null,
      )}
    </ul>
  );
}

type Notes = Omit<ExchangeWords, 'reserved'>;

function noteOf({ state, exchange, estimate }: OrderReturn, texts: Notes): string | null {
  if (!exchange || state === 'rejected') return null;
  if (exchange.state === 'declined') return texts.declined;
  if (exchange.state === 'released') return texts.released;
  if (exchange.state === 'sent') return null;
  const { price } = exchange;
  return differenceOf(paise(price - (estimate ?? price)), texts);
}

function differenceOf(difference: Paise, texts: Notes): string {
  if (difference === 0) return texts.even;
  const amount = formatPaise(paise(Math.abs(difference)));
  return difference > 0 ? texts.dearer(amount) : texts.cheaper(amount);
}
