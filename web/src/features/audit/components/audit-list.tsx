import { fieldChanges } from '@kargha/domain/reports/audit';
import { auditEndpoints, type AuditEntry } from '@kargha/domain/reports/audit-endpoints';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useStaffList, useStaffPages } from '#session/state/endpoint-queries.ts';
import { twoLines, WrappedCell } from '#ui/lists/cells.tsx';
import { ExportButton } from '#ui/lists/export-button.tsx';
import { TextFilter } from '#ui/lists/filter-bar.tsx';
import { ResourceList, ResourcePage } from '#ui/lists/resource-list.tsx';

import { auditTexts } from '../audit-texts.ts';
import { actionLabel, fieldLabel, formatValue } from '../state/audit-labels.ts';
import { exportAudit } from '../state/audit-log.ts';

const NO_FILTER = { target: '', actor: '', action: '' };

const ROWS = {
  idOf: ({ id }: AuditEntry) => id,
  nameOf: ({ action, target }: AuditEntry) => `${action} ${target}`,
  cells: (entry: AuditEntry) => ({
    what: twoLines(actionLabel(entry.action), entry.action),
    who: <WrappedCell>{entry.actorName || entry.actor}</WrappedCell>,
    target: <WrappedCell>{entry.target}</WrappedCell>,
    change: <Change entry={entry} />,
    at: entry.at ? formatMoment(entry.at) : '',
  }),
};

export function AuditPage() {
  const texts = useTexts(auditTexts);
  const resource = useStaffList(auditEndpoints.list, NO_FILTER);
  return (
    <ResourcePage
      {...ROWS}
      subtitle={texts.subtitle}
      texts={texts}
      {...resource}
      savedViews={storageKeys.auditViews}
      searchFilter="target"
      filters={
        <>
          <TextFilter
            label={texts.actor}
            value={resource.filter.actor}
            onChange={(actor) => resource.onFilter({ actor })}
          />
          <TextFilter
            label={texts.action}
            placeholder={texts.actionPlaceholder}
            value={resource.filter.action}
            onChange={(action) => resource.onFilter({ action })}
          />
          <ExportButton
            label={texts.export}
            exported={texts.exported}
            save={(onProgress) => exportAudit(resource.filter, texts.csv, onProgress)}
          />
        </>
      }
    />
  );
}

export function MyHistory({ uid }: { uid: string }) {
  const { search: _, ...texts } = useTexts(auditTexts);
  const list = useStaffPages(auditEndpoints.list, { actor: uid });
  return <ResourceList {...ROWS} texts={texts} list={list} />;
}

function Change({ entry }: { entry: AuditEntry }) {
  const texts = useTexts(auditTexts);
  const changes = fieldChanges(entry);
  return (
    <WrappedCell as="ul">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <b>{fieldLabel(field)}</b>: {truncate(before) || texts.nothing} →{' '}
          {truncate(after) || texts.nothing}
        </li>
      ))}
      {entry.reason && <li>{texts.reason(entry.reason)}</li>}
    </WrappedCell>
  );
}

/** Longer values are complete in the export. */
const MAX_VALUE_LENGTH = 160;

function truncate(value: string): string {
  return value.length > MAX_VALUE_LENGTH
    ? `${value.slice(0, MAX_VALUE_LENGTH)}…`
    : formatValue(value);
}
