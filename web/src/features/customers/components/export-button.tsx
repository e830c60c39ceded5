import { useCsvProgress } from '#lib/files/csv-export.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { customersTexts } from '../customers-texts.ts';
import { exportCustomers, type CustomerFilter } from '../state/customers.ts';

export function ExportButton({ filter }: { filter: CustomerFilter }) {
  const texts = useTexts(customersTexts);
  const [rows, onProgress] = useCsvProgress();
  const { isBusy, start } = useAction(async () => {
    await exportCustomers(filter, onProgress);
    showToast({ tone: 'success', message: texts.exported });
  });
  return (
    <Button aria-disabled={isBusy} onClick={() => void start().finally(() => onProgress(null))}>
      {rows === null ? texts.exportCsv : texts.exporting(rows)}
    </Button>
  );
}
