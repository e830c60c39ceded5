import { useState } from 'react';

import { indianDay } from '@kargha/domain/india/indian-day';

import { useTexts } from '#lib/language/language.ts';
import { saveCsv } from '#lib/files/save-file.ts';
import { Button } from '#ui/controls/button.tsx';
import { laterPart } from '#ui/feedback/later-part.tsx';
import { useDeed } from '#ui/toasts/use-deed.ts';

import { sheetTexts } from '../sheet-texts.ts';
import { productSheet } from '../state/products-export.ts';

const SheetDialog = laterPart(async () => (await import('./sheet-dialog.tsx')).SheetDialog, {
  lost: 'over',
});

/** Import and export of all products as a sheet. */
export function SheetButtons({ onImported }: { onImported: () => void }) {
  const texts = useTexts(sheetTexts);
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  const { isBusy, start } = useDeed(async () => {
    const sheet = await productSheet({ status: '', search: '' }, setCount);
    saveCsv(texts.exportName(indianDay(new Date())), sheet);
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.import}</Button>
      <Button aria-disabled={isBusy} onClick={() => void start()}>
        {isBusy ? texts.exporting(count) : texts.export}
      </Button>
      {isOpen && <SheetDialog onClose={() => setOpen(false)} onImported={onImported} />}
    </>
  );
}
