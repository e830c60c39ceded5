import type { AnalyticsQuery } from '@kargha/domain/reports/analytics';
import type { Analytics } from '@kargha/domain/reports/analytics-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { IndexTable } from '#ui/lists/index-table.tsx';

import { analyticsTexts } from '../analytics-texts.ts';
import { Panel } from './panel.tsx';
import { RegisterExport } from './register-export.tsx';

interface GstTableProps {
  rows: Analytics['gst'];
  range: AnalyticsQuery;
}

export function GstTable({ rows, range }: GstTableProps) {
  const texts = useTexts(analyticsTexts);
  const money = (amount: number) => formatPaise(paise(amount));
  return (
    <div style={{ marginBlock: 16 }}>
      <Panel title={texts.gst} hint={texts.gstHint}>
        {rows.length === 0 ? (
          <p>{texts.noInvoices}</p>
        ) : (
          <IndexTable
            label={texts.gstTable}
            columns={texts.gstColumns}
            rows={rows}
            idOf={({ percent, state }) => `${percent} ${state}`}
            nameOf={({ state }) => state}
            numbers={['percent', 'taxable', 'cgst', 'sgst', 'igst']}
            cells={({ state, percent, taxable, cgst, sgst, igst }) => ({
              state,
              percent: `${percent}%`,
              taxable: money(taxable),
              cgst: money(cgst),
              sgst: money(sgst),
              igst: money(igst),
            })}
          />
        )}
        <p>{texts.registerHint}</p>
        <RegisterExport range={range} />
      </Panel>
    </div>
  );
}
