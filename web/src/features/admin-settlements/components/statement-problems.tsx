import { Link } from 'react-router-dom';

import type { GatewayMonth } from '@kargha/domain/payments/settlement-schema';
import { describeSettlementProblem } from '@kargha/domain/payments/settlement-problems';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { Notice } from '#ui/feedback/notice.tsx';

import { settlementsTexts } from '../settlements-texts.ts';

/** What does not match in a month. */
export function StatementProblems({ statement }: { statement: GatewayMonth }) {
  const texts = useTexts(settlementsTexts);
  const { problems, problemCount } = statement;
  if (problemCount === 0) return <p>{texts.allMatch}</p>;
  const more = problemCount - problems.length;
  return (
    <Notice tone="warning" title={texts.problems(problemCount)}>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.id} ${problem.settlementId}`}>
            {describeSettlementProblem(problem)}{' '}
            {problem.orderId !== null && (
              <Link to={adminOrderPath(problem.orderId)}>{texts.showOrder}</Link>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{texts.moreProblems(more)}</p>}
    </Notice>
  );
}
