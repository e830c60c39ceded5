import { Link } from 'react-router-dom';

import { OVERDUE } from '@kargha/domain/people/ticket';
import type { WaitingMessages } from '@kargha/domain/reports/dashboard-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { Tag } from '#ui/tag.tsx';

import { dashboardTexts } from '../dashboard-texts.ts';
import { Panel, Rows } from './panel.tsx';

export function MessageCounts({ messages: { open, overdue } }: { messages: WaitingMessages }) {
  const texts = useTexts(dashboardTexts);
  return (
    <Panel title={texts.messages}>
      {open + overdue === 0 && <p>{texts.noMessages}</p>}
      <Rows>
        {open > 0 && (
          <li>
            <Link to={adminPaths.messages}>{texts.openMessages}</Link>
            <strong>{open}</strong>
          </li>
        )}
        {overdue > 0 && (
          <li>
            <Link to={`${adminPaths.messages}?state=${OVERDUE}`}>{texts.overdueComplaints}</Link>
            <Tag tone="offer">{overdue}</Tag>
          </li>
        )}
      </Rows>
    </Panel>
  );
}
