import { useState } from 'react';

import { EXPORT_KINDS, type ExportKind } from '@kargha/domain/exports/export-kinds';
import { RETENTION_DAYS } from '@kargha/domain/reports/retention';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { Text } from '#ui/text.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { exportTexts } from '../export-texts.ts';
import { newExportValues, startExport } from '../state/exports.ts';
import { useCan } from '../state/permissions.ts';
import { ExportFields } from './export-fields.tsx';

export interface ExportDialogProps {
  /** the first one is chosen */
  kinds: readonly [ExportKind, ...ExportKind[]];
  /** of the list that is exported */
  filter: Readonly<Record<string, string>>;
  onClose: () => void;
}

function whatIsExported(filter: ExportDialogProps['filter'], texts: typeof exportTexts.en) {
  if ('ids' in filter) return texts.chosen;
  return Object.keys(filter).length > 0 ? texts.filtered : '';
}

/** Saves a small export at once. A large one goes on in the background. */
export function ExportDialog({ kinds, filter, onClose }: ExportDialogProps) {
  const texts = useTexts(exportTexts);
  const can = useCan();
  const allowed = kinds.filter((kind) => can(EXPORT_KINDS[kind].permission));
  const [values, setValues] = useState(() => newExportValues(allowed[0] ?? kinds[0], filter, can));
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());

  async function run() {
    if (values.columns.length === 0) throw new Error(texts.noneChosen);
    const { state, rows, problem } = await startExport(values, requestId).finally(() =>
      setRequestId(crypto.randomUUID()),
    );
    if (state === 'failed') throw new Error(problem || texts.failed);
    const message = state === 'done' ? texts.done(rows) : texts.background;
    showToast({ tone: 'success', message });
  }

  return (
    <ActionDialog title={texts.title} confirm={texts.export} onConfirm={run} onClose={onClose}>
      <ExportFields kinds={allowed} values={values} onChange={setValues} />
      <Text tone="secondary">
        {whatIsExported(values.filter, texts)} {texts.expiry(RETENTION_DAYS.exports)}
      </Text>
    </ActionDialog>
  );
}
