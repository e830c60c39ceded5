import { useEffect } from 'react';

import { exportEndpoints, type ExportRow } from '@kargha/domain/exports/export-endpoints';
import { EXPORT_KIND_NAMES, EXPORT_KINDS } from '@kargha/domain/exports/export-kinds';
import { formatDay, formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import type { PagedRows } from '#lib/reading/use-pages.ts';
import { ExportListButton } from '#session/components/export-list-button.tsx';
import { useStaffPages } from '#session/state/endpoint-queries.ts';
import { downloadExport } from '#session/state/exports.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { twoLines } from '#ui/lists/cells.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { ResourceList } from '#ui/lists/resource-list.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';
import { Text } from '#ui/text.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { ActionButton } from '#ui/toasts/action-button.tsx';

import { exportsTexts } from '../exports-texts.ts';
import { SavedExports } from './saved-exports.tsx';

const NO_FILTER = {};

const TONES: Record<ExportRow['state'], TagTone> = {
  waiting: 'waiting',
  running: 'waiting',
  done: 'done',
  cancelled: 'idle',
  failed: 'offer',
};

export function ExportsPage() {
  const texts = useTexts(exportsTexts);
  return (
    <IndexPage
      title={texts.title}
      subtitle={texts.subtitle}
      actions={<ExportListButton kinds={EXPORT_KIND_NAMES} filter={NO_FILTER} />}
    >
      <SavedExports />
      <Text variant="h3" component="h2" mt={3} mb={1}>
        {texts.filesTitle}
      </Text>
      <Files />
    </IndexPage>
  );
}

function Files() {
  const texts = useTexts(exportsTexts);
  const list = useStaffPages(exportEndpoints.list, NO_FILTER);
  useProgress(list);
  return (
    <ResourceList
      texts={{ ...texts, title: texts.filesTitle }}
      list={list}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      numbers={['rows']}
      cells={(row) => ({
        name: twoLines(row.name, describe(row)),
        state: <State row={row} />,
        rows: texts.rows(row.rows),
        created: formatMoment(row.createdAt),
        expires: row.expiresAt ? formatDay(row.expiresAt) : '',
        actions: <RowActions row={row} />,
      })}
    />
  );
}

function describe({ kind, format, from, to }: ExportRow): string {
  const days = from === '' && to === '' ? '' : ` · ${[from, to].filter(Boolean).join(' – ')}`;
  return `${EXPORT_KINDS[kind].label} · ${format.toUpperCase()}${days}`;
}

const isOpen = ({ state }: ExportRow) => state === 'waiting' || state === 'running';

function State({ row }: { row: ExportRow }) {
  const texts = useTexts(exportsTexts);
  const tag = <Tag tone={TONES[row.state]}>{texts.states[row.state]}</Tag>;
  const more = isOpen(row) ? texts.progress(row.documents, row.total) : row.problem;
  return (
    <>
      {tag} {more !== '' && <Text tone="secondary">{more}</Text>}
    </>
  );
}

function RowActions({ row }: { row: ExportRow }) {
  const texts = useTexts(exportsTexts);
  if (row.state === 'done') {
    return (
      <ActionButton aria-label={texts.downloadNamed(row.name)} run={() => downloadExport(row)}>
        {texts.download}
      </ActionButton>
    );
  }
  if (!isOpen(row)) return null;
  const cancel = async () => {
    await callStaffEndpoint(exportEndpoints.cancel, { params: { id: row.id } });
    showToast({ tone: 'success', message: texts.cancelled });
  };
  return (
    <ActionButton aria-label={texts.cancelNamed(row.name)} run={cancel}>
      {texts.cancel}
    </ActionButton>
  );
}

/** How often a running export is looked at, in milliseconds. */
const POLL_MS = 3000;

/** Reads the list again while something runs. */
function useProgress({ rows, reload }: PagedRows<ExportRow>): void {
  const isRunning = rows.some(isOpen);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(reload, POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
}
