import type { AnalyticsQuery } from '@kargha/domain/reports/analytics';
import { useCsvProgress } from '#lib/files/csv-export.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { analyticsTexts, type AnalyticsTexts } from '../analytics-texts.ts';
import { exportIssuedNumbers, exportRegister } from '../state/gst-register.ts';

export function RegisterExport({ range }: { range: AnalyticsQuery }) {
  const texts = useTexts(analyticsTexts);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <ExportButton
        range={range}
        label={texts.register}
        done={texts.registered}
        exportData={exportRegister}
      />
      <ExportButton
        range={range}
        label={texts.issued}
        done={texts.issuedDone}
        exportData={exportIssuedNumbers}
      />
    </div>
  );
}

interface ExportButtonProps {
  range: AnalyticsQuery;
  label: string;
  done: string;
  exportData: (
    range: AnalyticsQuery,
    texts: AnalyticsTexts,
    onProgress: (rows: number) => void,
  ) => Promise<void>;
}

function ExportButton({ range, label, done, exportData }: ExportButtonProps) {
  const texts = useTexts(analyticsTexts);
  const [rows, onProgress] = useCsvProgress();
  const { isBusy, start } = useAction(async () => {
    await exportData(range, texts, onProgress);
    showToast({ tone: 'success', message: done });
  });
  return (
    <Button aria-disabled={isBusy} onClick={() => void start().finally(() => onProgress(null))}>
      {rows === null ? label : texts.exporting(rows)}
    </Button>
  );
}
