import type { AnalyticsQuery } from '@kargha/domain/reports/analytics';
import type { Analytics } from '@kargha/domain/reports/analytics-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { ExportButton } from '#ui/lists/export-button.tsx';

import { analyticsTexts } from '../analytics-texts.ts';
import { Panel } from './panel.tsx';
import { exportIssuedNumbers, exportRegister } from '../state/gst-register.ts';

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

export function RegisterExport({ range }: { range: AnalyticsQuery }) {
  const texts = useTexts(analyticsTexts);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <ExportButton
        label={texts.register}
        exported={() => texts.registered}
        save={(onProgress) => exportRegister(range, texts, onProgress)}
      />
      <ExportButton
        label={texts.issued}
        exported={() => texts.issuedDone}
        save={(onProgress) => exportIssuedNumbers(range, texts, onProgress)}
      />
    </div>
  );
}
