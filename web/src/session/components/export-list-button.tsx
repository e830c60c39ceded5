import { useState } from 'react';

import { EXPORT_KINDS } from '@kargha/domain/exports/export-kinds';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

import { exportTexts } from '../export-texts.ts';
import { useCan } from '../state/permissions.ts';
import type { ExportDialogProps } from './export-dialog.tsx';

const ExportDialog = lazyComponent(async () => (await import('./export-dialog.tsx')).ExportDialog, {
  onError: 'over',
});

interface ExportListButtonProps extends Omit<ExportDialogProps, 'onClose'> {
  /** 'Export' unless given */
  label?: string;
}

/** Exports what a list shows, or what is selected in it. Hidden for those who may export none of the kinds. */
export function ExportListButton({ label, ...props }: ExportListButtonProps) {
  const texts = useTexts(exportTexts);
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const isAllowed = props.kinds.some((kind) => can(EXPORT_KINDS[kind].permission));
  if (!can('exports.run') || !isAllowed) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label ?? texts.export}</Button>
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
