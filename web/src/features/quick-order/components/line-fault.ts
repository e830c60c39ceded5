import type { QuickProblem, QuickState } from '@kargha/domain/shopping/quick-order';

import type { QuickOrderTexts } from '../quick-order-texts.ts';

/** What is wrong with a line: as a sentence, and which of its fields has to be put right. */
interface Fault {
  sentence?: string;
  field?: 'sku' | 'quantity';
}

/** Nothing of a fault for a line that is good, or is still looked for. */
export function faultOf(
  state: QuickState,
  texts: QuickOrderTexts,
  say: (words: string) => string,
): Fault {
  if (typeof state === 'string') return {};
  if (state.kind === 'no-option') return { sentence: texts.noOption(say(state.name)) };
  const field = ABOUT_SKU.has(state.kind) ? 'sku' : 'quantity';
  return { sentence: sentenceOf(state, texts), field };
}

function sentenceOf(
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
      return texts[SENTENCES[problem.kind]];
  }
}

const ABOUT_SKU = new Set<QuickProblem['kind']>(['no-sku', 'unknown', 'not-sold', 'duplicate']);

const SENTENCES = {
  'no-sku': 'noSku',
  unknown: 'unknown',
  'not-sold': 'notSold',
  'no-number': 'noNumber',
  'too-many': 'tooManyPieces',
} as const;
