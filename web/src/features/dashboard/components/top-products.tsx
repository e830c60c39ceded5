import { Link } from 'react-router-dom';

import { findCategory } from '@kargha/domain/catalogue/categories';
import type { DashboardProduct } from '@kargha/domain/reports/dashboard-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { adminEditProductPath } from '#lib/addresses/paths.ts';

import { dashboardTexts } from '../dashboard-texts.ts';
import { Panel, Rows } from './panel.tsx';

export function TopProducts({ products }: { products: readonly DashboardProduct[] }) {
  const texts = useTexts(dashboardTexts);
  return (
    <Panel title={texts.topProducts}>
      {products.length === 0 && <p>{texts.noSales}</p>}
      <Rows>
        {products.map(({ id, name, sales, revenue, category }) => (
          <li key={id}>
            <span>
              <Link to={adminEditProductPath(id)}>{name}</Link>
              <small>
                {[findCategory(category)?.label, texts.sold(sales)].filter(Boolean).join(' · ')}
              </small>
            </span>
            <strong>{formatPaise(paise(revenue))}</strong>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
