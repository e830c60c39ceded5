import type { Dashboard } from '@kargha/domain/reports/dashboard-endpoints';
import type { OrderBadge } from '@kargha/domain/orders/order-state';
import { useTexts } from '#lib/language/language.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { dashboardTexts } from '../dashboard-texts.ts';
import { Panel, Rows } from './panel.tsx';

/** Pending yellow, processing blue, completed green, others grey (spec §4). */
const TONES: [OrderBadge, TagTone][] = [
  ['pending', 'waiting'],
  ['processing', 'moving'],
  ['completed', 'done'],
  ['other', 'idle'],
];

export function StatusCounts({ counts }: { counts: Dashboard['statusCounts'] }) {
  const texts = useTexts(dashboardTexts);
  return (
    <Panel title={texts.orderStatus}>
      <Rows>
        {TONES.map(([badge, tone]) => (
          <li key={badge}>
            <Tag tone={tone}>{texts.badges[badge]}</Tag>
            <strong>{counts[badge]}</strong>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
