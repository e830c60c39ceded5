import type { Instalment } from './instalment.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';

/** Where a part says what was taken off it: goods came back, or pieces were taken out of the order before they left. */
export type ReductionCause = 'credited' | 'reduced';

/**
 * Takes what goods are worth off the parts that are not paid, the last one first, for that is due latest. Gives the
 * parts, and how much could be taken off: what goes beyond it was paid.
 */
export function reduceInstalments(
  instalments: readonly Instalment[],
  worth: Paise,
  by: ReductionCause = 'credited',
): { instalments: Instalment[]; credited: Paise } {
  let rest: number = worth;
  const lowered = instalments.toReversed().map((instalment) => {
    const off = instalment.state === 'due' ? Math.min(instalment.amount, rest) : 0;
    rest -= off;
    return off > 0 ? reduceInstalment(instalment, paise(off), by) : instalment;
  });
  return { instalments: lowered.toReversed(), credited: paise(worth - rest) };
}

function reduceInstalment(instalment: Instalment, off: Paise, by: ReductionCause): Instalment {
  const { amount, [by]: before = paise(0) } = instalment;
  const left = paise(amount - off);
  const state = left === 0 ? 'credited' : instalment.state;
  return { ...instalment, amount: left, state, [by]: sumPaise([before, off]) };
}
