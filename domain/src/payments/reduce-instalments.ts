import type { Instalment } from './instalment.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';

/** The instalment field that records the reduction: returned items, or items removed before dispatch. */
export type ReductionCause = 'credited' | 'reduced';

/**
 * Takes the value of goods off unpaid instalments, the last one first, as it is due latest. `credited` is how much
 * could be taken off; the rest was paid.
 */
export function reduceInstalments(
  instalments: readonly Instalment[],
  value: Paise,
  by: ReductionCause = 'credited',
): { instalments: Instalment[]; credited: Paise } {
  let rest: number = value;
  const lowered = instalments.toReversed().map((instalment) => {
    const off = instalment.state === 'due' ? Math.min(instalment.amount, rest) : 0;
    rest -= off;
    return off > 0 ? reduceInstalment(instalment, paise(off), by) : instalment;
  });
  return { instalments: lowered.toReversed(), credited: paise(value - rest) };
}

function reduceInstalment(instalment: Instalment, off: Paise, by: ReductionCause): Instalment {
  const { amount, [by]: before = paise(0) } = instalment;
  const remaining = paise(amount - off);
  const state = remaining === 0 ? 'credited' : instalment.state;
  return { ...instalment, amount: remaining, state, [by]: sumPaise([before, off]) };
}
