import { useId, useState } from 'react';

import type { SavedExportRow } from '@kargha/domain/exports/export-endpoints';
import { EXPORT_KIND_NAMES, EXPORT_KINDS } from '@kargha/domain/exports/export-kinds';
import { EXPORT_SCHEDULE_LABELS, EXPORT_SCHEDULES } from '@kargha/domain/exports/export-period';
import { useTexts } from '#lib/language/language.ts';
import { ExportFields } from '#session/components/export-fields.tsx';
import { exportTexts } from '#session/export-texts.ts';
import { newExportValues, saveExport, type ExportValues } from '#session/state/exports.ts';
import { useCan } from '#session/state/permissions.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { Text } from '#ui/text.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

interface SavedExportDialogProps {
  /** the one that is changed; a new one without it */
  saved: SavedExportRow | undefined;
  onClose: () => void;
}

export function SavedExportDialog({ saved, onClose }: SavedExportDialogProps) {
  const texts = useTexts(exportTexts);
  const can = useCan();
  const kinds = EXPORT_KIND_NAMES.filter((kind) => can(EXPORT_KINDS[kind].permission));
  const [requestId] = useState(() => crypto.randomUUID());
  const [values, setValues] = useState<ExportValues>(() =>
    saved
      ? { ...saved, emails: saved.emails.join(', ') }
      : newExportValues(kinds[0] ?? EXPORT_KIND_NAMES[0], {}, can),
  );
  const change = (some: Partial<ExportValues>) => setValues({ ...values, ...some });

  async function save() {
    if (values.columns.length === 0) throw new Error(texts.noneChosen);
    await saveExport(values, saved ?? requestId);
    showToast({ tone: 'success', message: texts.saved });
  }

  return (
    <ActionDialog
      title={saved ? texts.editTitle : texts.saveTitle}
      confirm={texts.save}
      onConfirm={save}
      onClose={onClose}
    >
      <Field label={texts.name} value={values.name} onType={(name) => change({ name })} />
      <ExportFields kinds={kinds} values={values} onChange={setValues} />
      <SelectField
        label={texts.schedule}
        value={values.schedule}
        options={EXPORT_SCHEDULES.map((value) => ({ value, label: EXPORT_SCHEDULE_LABELS[value] }))}
        onChange={(schedule) => change({ schedule })}
      />
      {values.schedule !== 'none' && (
        <>
          <Field
            label={texts.emails}
            value={values.emails}
            onType={(emails) => change({ emails })}
          />
          <Text tone="secondary">{texts.emailsHint}</Text>
        </>
      )}
    </ActionDialog>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onType: (value: string) => void;
}

function Field({ label, value, onType }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <TextInput
        {...describeField(id)}
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </FieldFrame>
  );
}
