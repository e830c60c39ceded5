import { Link } from 'react-router-dom';

import type { StockAlert } from '@kargha/domain/reports/dashboard-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { adminEditProductPath } from '#lib/addresses/paths.ts';
import { Tag } from '#ui/tag.tsx';

import { dashboardTexts } from '../dashboard-texts.ts';
import { Panel, Rows } from './panel.tsx';

export function InventoryAlerts({ alerts }: { alerts: readonly StockAlert[] }) {
  const texts = useTexts(dashboardTexts);
  return (
    <Panel title={texts.inventoryAlerts}>
      {alerts.length === 0 && <p>{texts.noAlerts}</p>}
      <Rows>
        {alerts.map(({ id, title, quantity }) => (
          <li key={id}>
            <Link to={adminEditProductPath(id)}>{title}</Link>
            <Tag tone={quantity > 0 ? 'waiting' : 'offer'}>{texts.left(quantity)}</Tag>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
