import { useState } from 'react';

import { exportEndpoints, type SavedExportRow } from '@kargha/domain/exports/export-endpoints';
import { EXPORT_KINDS } from '@kargha/domain/exports/export-kinds';
import { EXPORT_PERIOD_LABELS, EXPORT_SCHEDULE_LABELS } from '@kargha/domain/exports/export-period';
import { useTexts } from '#lib/language/language.ts';
import { exportTexts } from '#session/export-texts.ts';
import { useStaffPages } from '#session/state/endpoint-queries.ts';
import { startExport } from '#session/state/exports.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { twoLines } from '#ui/lists/cells.tsx';
import { RecordActions } from '#ui/lists/record-actions.tsx';
import { ResourceList } from '#ui/lists/resource-list.tsx';
import { Text } from '#ui/text.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { exportsTexts } from '../exports-texts.ts';

const SavedExportDialog = lazyComponent(
  async () => (await import('./saved-export-dialog.tsx')).SavedExportDialog,
  { onError: 'over' },
);

const NO_FILTER = {};

type Opened = { dialog: 'new' } | { dialog: 'change' | 'delete'; saved: SavedExportRow };

export function SavedExports() {
  const texts = useTexts(exportsTexts);
  const list = useStaffPages(exportEndpoints.listSaved, NO_FILTER);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <section>
      <Text variant="h3" component="h2" mt={2} mb={0.5}>
        {texts.savedTitle}
      </Text>
      <Text tone="secondary" mb={1}>
        {texts.savedHint}
      </Text>
      <Button onClick={() => setOpened({ dialog: 'new' })}>{texts.save}</Button>
      <ResourceList
        texts={{
          ...texts,
          title: texts.savedTitle,
          empty: texts.noneSaved,
          emptyHint: '',
          columns: texts.savedColumns,
        }}
        list={list}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        cells={(saved) => ({
          name: saved.name,
          what: twoLines(...describe(saved)),
          schedule: EXPORT_SCHEDULE_LABELS[saved.schedule],
          emails: saved.emails.join(', '),
          actions: <SavedActions saved={saved} onOpen={(dialog) => setOpened({ dialog, saved })} />,
        })}
      />
      {opened?.dialog === 'delete' && <DeleteDialog saved={opened.saved} onClose={close} />}
      {(opened?.dialog === 'new' || opened?.dialog === 'change') && (
        <SavedExportDialog
          saved={opened.dialog === 'change' ? opened.saved : undefined}
          onClose={close}
        />
      )}
    </section>
  );
}

function describe({ kind, format, period }: SavedExportRow): [string, string] {
  const days = EXPORT_KINDS[kind].period === null ? [] : [EXPORT_PERIOD_LABELS[period]];
  return [EXPORT_KINDS[kind].label, [format.toUpperCase(), ...days].join(' · ')];
}

interface SavedActionsProps {
  saved: SavedExportRow;
  onOpen: (dialog: 'change' | 'delete') => void;
}

function SavedActions({ saved, onOpen }: SavedActionsProps) {
  const texts = useTexts(exportsTexts);
  const words = useTexts(exportTexts);
  const { isBusy, start } = useAction(async () => {
    const values = { ...saved, emails: saved.emails.join(', ') };
    const { state, rows, problem } = await startExport(values, crypto.randomUUID());
    if (state === 'failed') throw new Error(problem);
    const message = state === 'done' ? words.done(rows) : words.background;
    showToast({ tone: 'success', message });
  });
  return (
    <RecordActions
      actions={[{ label: texts.run, run: () => void start(), isBusy }]}
      menu={[
        { label: texts.change, run: () => onOpen('change') },
        { label: texts.remove, run: () => onOpen('delete') },
      ]}
      menuLabel={`${texts.columns.actions}: ${saved.name}`}
    />
  );
}

function DeleteDialog({ saved, onClose }: { saved: SavedExportRow; onClose: () => void }) {
  const texts = useTexts(exportsTexts);
  return (
    <ActionDialog
      isDestructive
      title={texts.removeTitle(saved.name)}
      confirm={texts.remove}
      onClose={onClose}
      onConfirm={async () => {
        await callStaffEndpoint(exportEndpoints.deleteSaved, { params: { id: saved.id } });
        showToast({ tone: 'success', message: texts.removed });
      }}
    >
      <p>{texts.removeHint}</p>
    </ActionDialog>
  );
}
