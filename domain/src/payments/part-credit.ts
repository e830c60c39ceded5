import type { Instalment } from './instalment.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';

/**
 * Takes what returned goods are worth off the parts that are not paid, the last one first, for that is due latest. Gives
 * the parts, and how much could be taken off: what goes beyond it was paid.
 */
export function creditParts(
  instalments: readonly Instalment[],
  worth: Paise,
): { instalments: Instalment[]; credited: Paise } {
  let rest: number = worth;
  const lowered = instalments.toReversed().map((part) => {
    const off = part.state === 'due' ? Math.min(part.amount, rest) : 0;
    rest -= off;
    return off > 0 ? without(part, paise(off)) : part;
  });
  return { instalments: lowered.toReversed(), credited: paise(worth - rest) };
}

/** What returned goods have taken off the parts so far. */
export function creditedSoFar(instalments: readonly Instalment[]): Paise {
  return sumPaise(instalments.map(({ credited = paise(0) }) => credited));
}

function without(part: Instalment, off: Paise): Instalment {
  const { amount, credited = paise(0) } = part;
  const left = paise(amount - off);
  const state = left === 0 ? 'credited' : part.state;
  return { ...part, amount: left, state, credited: sumPaise([credited, off]) };
}
