import type { AnalyticsQuery } from '@kargha/domain/reports/analytics';
import { useTexts } from '#lib/language/language.ts';
import { ExportButton } from '#ui/lists/export-button.tsx';

import { analyticsTexts } from '../analytics-texts.ts';
import { exportIssuedNumbers, exportRegister } from '../state/gst-register.ts';

export function RegisterExport({ range }: { range: AnalyticsQuery }) {
  const texts = useTexts(analyticsTexts);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <ExportButton
        label={texts.register}
        exporting={texts.exporting}
        exported={() => texts.registered}
        save={(onProgress) => exportRegister(range, texts, onProgress)}
      />
      <ExportButton
        label={texts.issued}
        exporting={texts.exporting}
        exported={() => texts.issuedDone}
        save={(onProgress) => exportIssuedNumbers(range, texts, onProgress)}
      />
    </div>
  );
}
