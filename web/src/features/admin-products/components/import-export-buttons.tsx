import { useState } from 'react';

import { indianDay } from '@kargha/domain/india/indian-day';

import { useTexts } from '#lib/language/language.ts';
import { saveCsv } from '#lib/files/save-file.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { importExportTexts } from '../import-export-texts.ts';
import { exportProducts } from '../state/export-products.ts';

const ImportDialog = lazyComponent(async () => (await import('./import-dialog.tsx')).ImportDialog, {
  onError: 'over',
});

export function ImportExportButtons({ onImported }: { onImported: () => void }) {
  const texts = useTexts(importExportTexts);
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  const { isBusy, start } = useAction(async () => {
    const csv = await exportProducts({ status: '', search: '' }, setCount);
    saveCsv(texts.exportName(indianDay(new Date())), csv);
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.import}</Button>
      <Button aria-disabled={isBusy} onClick={() => void start()}>
        {isBusy ? texts.exporting(count) : texts.export}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} onImported={onImported} />}
    </>
  );
}
