import type { QuickProblem, QuickState } from '@kargha/domain/shopping/quick-order';

import type { QuickOrderTexts } from '../quick-order-texts.ts';

interface LineProblem {
  message?: string;
  field?: 'sku' | 'quantity';
}

/** Returns {} for a line that is fine or still being looked up. */
export function lineProblem(
  state: QuickState,
  texts: QuickOrderTexts,
  translate: (text: string) => string,
): LineProblem {
  if (typeof state === 'string') return {};
  if (state.kind === 'no-option') return { message: texts.noOption(translate(state.name)) };
  const field = SKU_PROBLEMS.has(state.kind) ? 'sku' : 'quantity';
  return { message: problemMessage(state, texts), field };
}

function problemMessage(
  problem: Exclude<QuickProblem, { kind: 'no-option' }>,
  texts: QuickOrderTexts,
): string {
  switch (problem.kind) {
    case 'duplicate':
      return texts.duplicate(problem.line);
    case 'below-minimum':
      return texts.belowMinimum(problem.minimum);
    case 'not-multiple':
      return texts.notMultiple(problem.multiple);
    case 'over-stock':
      return problem.stock === 0 ? texts.soldOut : texts.overStock(problem.stock);
    case 'over-order':
      return texts.overOrder(problem.most);
    default:
      return texts[TEXT_KEYS[problem.kind]];
  }
}

const SKU_PROBLEMS = new Set<QuickProblem['kind']>(['no-sku', 'unknown', 'not-sold', 'duplicate']);

const TEXT_KEYS = {
  'no-sku': 'noSku',
  unknown: 'unknown',
  'not-sold': 'notSold',
  'no-number': 'noNumber',
  'too-many': 'tooManyPieces',
} as const;
