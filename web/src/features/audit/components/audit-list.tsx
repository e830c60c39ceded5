import { fieldChanges } from '@kargha/domain/reports/audit';
import { auditEndpoints, type AuditEntry } from '@kargha/domain/reports/audit-endpoints';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { ExportListButton } from '#session/components/export-list-button.tsx';
import { useStaffList, useStaffPages } from '#session/state/endpoint-queries.ts';
import { twoLines, WrappedCell } from '#ui/lists/cells.tsx';
import { TextFilter } from '#ui/lists/filter-bar.tsx';
import { ResourceList, ResourcePage } from '#ui/lists/resource-list.tsx';

import { auditTexts } from '../audit-texts.ts';

const PLAIN_VALUES: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

const STATE = /^[a-z]+(_[a-z]+)+$/;

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
          <ExportListButton kinds={['audit']} filter={resource.filter} />
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

/** 'draftOrder.send' becomes 'Draft order: send'. Older entries separate words with - or _. */
export function actionLabel(action: string): string {
  const [first = '', ...others] = action
    .replaceAll(/(?<=[a-z])\d/g, ' $&')
    .split('.')
    .map(splitWords);
  return [capitalize(first), ...others].join(': ');
}

/** 'companyVerification.decidedAt' becomes 'Company verification, decided at', 'hasSKU' becomes 'Has SKU'. */
export function fieldLabel(field: string): string {
  return capitalize(field.split('.').map(splitWords).join(', '));
}

/** Formats timestamps, and shows states and flags as words; other values stay. */
export function formatValue(value: string): string {
  const plain = PLAIN_VALUES[value];
  if (plain !== undefined) return plain;
  if (MOMENT.test(value)) return formatMoment(new Date(value));
  return STATE.test(value) ? value.replaceAll('_', ' ') : value;
}

/** Abbreviations such as SKU and HSN keep their capitals. */
function splitWords(name: string): string {
  return name
    .replaceAll(/[A-Z]+(?![a-z])|[A-Z]/g, (capitals) =>
      capitals.length > 1 ? ` ${capitals}` : ` ${capitals.toLowerCase()}`,
    )
    .replaceAll(/[-_]/g, ' ');
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
