import { useId, useState, type ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';

import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import { FieldFrame } from '../forms/field-frame.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { CloseIcon } from '../icons.tsx';
import { styled } from '../theme/styled.ts';
import { ViewTabs } from './filter-bar.tsx';
import { listTexts } from './list-texts.ts';
import { useSavedViews } from './use-saved-views.ts';
import { useUndo } from './use-undo.ts';

const ActionDialog = lazyComponent(
  async () => (await import('../dialog/action-dialog.tsx')).ActionDialog,
  { onError: 'over' },
);

type Filter = Readonly<Record<string, string>>;

/** A filter with a few values, shown as a row of tabs. */
export interface Views<Name extends string> {
  name: Name;
  ids: readonly string[];
  labels: Readonly<Record<string, string>>;
  /** label of the first tab, which is every row */
  all?: string;
  /** Choosing a tab clears the other filters. */
  clearsFilters?: boolean;
}

interface ListViewsProps {
  label: string;
  views: Views<string> | undefined;
  /** where people's own views are stored */
  savedViews: string | undefined;
  filter: Filter;
  defaults: Filter;
  onFilter: (some: Filter) => void;
}

export function ListViews(props: ListViewsProps) {
  const { label, views, savedViews, filter, defaults, onFilter } = props;
  const options = views ? optionsOf(views) : [];
  const wholeFilter = (id: string): Filter => ({ ...defaults, ...(views && { [views.name]: id }) });
  const isWhole = (id: string) => isSameFilter(wholeFilter(id), filter);
  const tabs = views && (
    <ViewTabs
      label={label}
      views={options}
      chosen={
        options.find(({ id }) => (views.clearsFilters ? isWhole(id) : filter[views.name] === id))
          ?.id
      }
      onChoose={(id) => onFilter(views.clearsFilters ? wholeFilter(id) : { [views.name]: id })}
    />
  );
  if (!savedViews) return tabs;
  return (
    <SavedViews
      storageKey={savedViews}
      filter={filter}
      defaults={defaults}
      canSave={!isSameFilter(defaults, filter) && !options.some(({ id }) => isWhole(id))}
      onChoose={onFilter}
    >
      {tabs}
    </SavedViews>
  );
}

function optionsOf({ ids, labels, all }: Views<string>) {
  const options = ids.map((id) => ({ id, label: labels[id] ?? id }));
  return all === undefined ? options : [{ id: '', label: all }, ...options];
}

function isSameFilter(one: Filter, other: Filter): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}

interface SavedViewsProps extends Pick<ListViewsProps, 'filter' | 'defaults'> {
  storageKey: string;
  /** False for a filter that a tab of the list already has. */
  canSave: boolean;
  onChoose: (filter: Filter) => void;
  /** the tabs of the list, before the saved views */
  children: ReactNode;
}

/** Filters that a person has named, next to the tabs of a list. */
function SavedViews(props: SavedViewsProps) {
  const { storageKey, filter, defaults, canSave, onChoose, children } = props;
  const texts = useTexts(listTexts);
  const { views, save, forget, restore } = useSavedViews(storageKey, defaults);
  const showUndo = useUndo();
  const [isNaming, setNaming] = useState(false);
  const chosen = views.find((view) => isSameFilter(view.filter, filter));
  return (
    <Row>
      {children}
      {views.map((view, place) => (
        <span key={view.name}>
          <ViewTabs
            label={view.name}
            views={[{ id: view.name, label: view.name }]}
            chosen={chosen?.name ?? ''}
            onChoose={() => onChoose(view.filter)}
          />
          <IconButton
            aria-label={texts.removeView(view.name)}
            onClick={() => {
              forget(view.name);
              showUndo(texts.viewRemoved(view.name), () => restore(view, place));
            }}
          >
            <CloseIcon size={16} />
          </IconButton>
        </span>
      ))}
      {canSave && !chosen && (
        <Button look="quiet" onClick={() => setNaming(true)}>
          {texts.saveView}
        </Button>
      )}
      {isNaming && (
        <NameDialog onClose={() => setNaming(false)} onSave={(name) => save(name, filter)} />
      )}
    </Row>
  );
}

function NameDialog({ onClose, onSave }: { onClose: () => void; onSave: (name: string) => void }) {
  const texts = useTexts(listTexts);
  const [name, setName] = useState('');
  const id = useId();

  function save(): Promise<void> {
    if (name.trim() === '') return Promise.reject(new Error(texts.viewNameMissing));
    onSave(name.trim());
    return Promise.resolve();
  }

  return (
    <ActionDialog
      title={texts.saveView}
      confirm={texts.saveView}
      onConfirm={save}
      onClose={onClose}
    >
      <FieldFrame id={id} label={texts.viewName}>
        <TextInput
          id={id}
          maxLength={40}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </FieldFrame>
    </ActionDialog>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  '& > *': { maxWidth: '100%' },
  '& > span': { display: 'inline-flex' },
  marginBottom: theme.spacing(1),
}));
