import type { Instalment } from './instalment.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';

/** Where a part says what was taken off it: goods came back, or pieces were taken out of the order before they left. */
export type LoweredBy = 'credited' | 'reduced';

/**
 * Takes what goods are worth off the parts that are not paid, the last one first, for that is due latest. Gives the
 * parts, and how much could be taken off: what goes beyond it was paid.
 */
export function lowerParts(
  instalments: readonly Instalment[],
  worth: Paise,
  by: LoweredBy = 'credited',
): { instalments: Instalment[]; credited: Paise } {
  let rest: number = worth;
  const lowered = instalments.toReversed().map((part) => {
    const off = part.state === 'due' ? Math.min(part.amount, rest) : 0;
    rest -= off;
    return off > 0 ? without(part, paise(off), by) : part;
  });
  return { instalments: lowered.toReversed(), credited: paise(worth - rest) };
}

function without(part: Instalment, off: Paise, by: LoweredBy): Instalment {
  const { amount, [by]: before = paise(0) } = part;
  const left = paise(amount - off);
  const state = left === 0 ? 'credited' : part.state;
  return { ...part, amount: left, state, [by]: sumPaise([before, off]) };
}
