import type { QuickProblem } from '@kargha/domain/quick-order';

import type { QuickOrderTexts } from '../quick-order-texts.ts';

/** What is wrong with a line, as a sentence. */
export function problemSentence(problem: QuickProblem, texts: QuickOrderTexts): string {
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

const SENTENCES = {
  'no-sku': 'noSku',
  unknown: 'unknown',
  'not-sold': 'notSold',
  'no-number': 'noNumber',
  'too-many': 'tooManyPieces',
} as const;
