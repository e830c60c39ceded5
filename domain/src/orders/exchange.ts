/**
 * `asked`: until staff approve. `reserved`: the other pieces are kept for it. `released`: they are on sale again, since
 * nothing was sent back in time. `sent`: the replacement is ordered. `declined`: it is refunded instead.
 */
export const EXCHANGE_STATES = ['asked', 'reserved', 'released', 'sent', 'declined'] as const;
export type ExchangeState = (typeof EXCHANGE_STATES)[number];

/** States in which the replacement can still be ordered. */
export const OPEN_EXCHANGES: readonly ExchangeState[] = ['asked', 'reserved', 'released'];

export function isOpenExchange(exchange: { state: ExchangeState } | undefined): boolean {
  return exchange !== undefined && OPEN_EXCHANGES.includes(exchange.state);
}

/**
 * Days after the approval for which the other size is reserved while nothing was sent back: a courier has two attempts
 * of three days each, with a weekend between them. Longer, and one person blocks the last piece in a size.
 */
export const EXCHANGE_HOLD_DAYS = 10;

/** Days in which a price difference can be paid, as the return is at the shop and the other size is reserved. */
export const EXCHANGE_PAY_DAYS = 7;
