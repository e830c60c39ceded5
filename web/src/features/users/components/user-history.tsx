import { USER_ACTIONS } from '@kargha/domain/people/user-admin';
import type { HistoryRow } from '@kargha/domain/people/history-row';
import { ROLE_LABELS, isRole } from '@kargha/domain/people/user-profile';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { styled } from '#ui/theme/styled.ts';

import { usersTexts, type UsersTexts } from '../users-texts.ts';

interface UserHistoryProps {
  /** undefined while it loads */
  history: readonly HistoryRow[] | undefined;
  failure: Error | null;
}

export function UserHistory({ history, failure }: UserHistoryProps) {
  const texts = useTexts(usersTexts);
  if (failure) return <Notice tone="error" title={errorMessage(failure, texts.historyFailed)} />;
  if (!history) return <Skeleton style={{ height: 64 }} />;
  if (history.length === 0) return <p>{texts.noHistory}</p>;
  return (
    <List>
      {history.map((row) => (
        <li key={row.id}>
          <strong>{actionLabel(row, texts)}</strong> {changeOf(row, texts)}
          <p>
            {row.at && <time dateTime={row.at.toISOString()}>{formatDay(row.at)}</time>}{' '}
            {texts.by(row.actorName || row.actor)}
          </p>
          {row.reason && <p>{row.reason}</p>}
        </li>
      ))}
    </List>
  );
}

function actionLabel({ action }: HistoryRow, texts: UsersTexts): string {
  const knownAction = USER_ACTIONS.find((known) => known === action);
  return knownAction ? texts.actionLabels[knownAction] : action;
}

/** `Customer → B2B Buyer` for a role change. */
function changeOf({ before, after }: HistoryRow, texts: UsersTexts): string {
  const [from, to] = [before?.role, after?.role];
  return isRole(from) && isRole(to) ? texts.fromTo(ROLE_LABELS[from], ROLE_LABELS[to]) : '';
}

const List = styled('ol')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  '& > li': {
    paddingInlineStart: spacing(1.5),
    borderInlineStart: `3px solid ${vars.palette.divider}`,
  },
  '& p': { color: vars.palette.text.secondary, fontSize: '0.9375rem' },
}));
