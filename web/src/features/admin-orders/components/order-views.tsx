import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { ViewTabs } from '#ui/lists/filter-bar.tsx';
import { useUndo } from '#ui/lists/use-undo.ts';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import { NO_FILTER, type OrderFilter } from '../state/order-filter.ts';
import { isSameFilter, useSavedViews, type SavedView } from '../state/saved-views.ts';

const VIEWS = [
  'all',
  'needs-action',
  'unpaid',
  'to-pack',
  'to-ship',
  'on-the-road',
  'delivered',
  'closed',
] as const;

interface OrderViewsProps {
  filter: OrderFilter;
  onChange: (some: Partial<OrderFilter>) => void;
}

export function OrderViews({ filter, onChange }: OrderViewsProps) {
  const texts = useTexts(adminOrdersTexts);
  const { views, save, forget, restore } = useSavedViews();
  const offerUndo = useUndo();
  const [isNaming, setNaming] = useState(false);
  const savedView = views.find((one) => isSameFilter(one.filter, filter));
  const canSave = !savedView && !VIEWS.some((view) => isSameFilter(filterOf(view), filter));
  return (
    <Row>
      <ViewTabs
        label={texts.views}
        views={VIEWS.map((id) => ({ id, label: texts.viewNames[id] }))}
        chosen={VIEWS.find((view) => isSameFilter(filterOf(view), filter)) ?? ''}
        onChoose={(view) => onChange(filterOf(view))}
      />
      {views.map((view, place) => (
        <SavedViewTab
          key={view.name}
          view={view}
          isChosen={view === savedView}
          onChoose={() => onChange(view.filter)}
          onForget={() => {
            forget(view.name);
            offerUndo(texts.viewRemoved(view.name), () => restore(view, place));
          }}
        />
      ))}
      {canSave && (
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

function filterOf(view: (typeof VIEWS)[number]): OrderFilter {
  return { ...NO_FILTER, state: view === 'all' ? '' : view };
}

interface SavedViewTabProps {
  view: SavedView;
  isChosen: boolean;
  onChoose: () => void;
  onForget: () => void;
}

function SavedViewTab({ view, isChosen, onChoose, onForget }: SavedViewTabProps) {
  const texts = useTexts(adminOrdersTexts);
  return (
    <span>
      <ViewTabs
        label={view.name}
        views={[{ id: view.name, label: view.name }]}
        chosen={isChosen ? view.name : ''}
        onChoose={onChoose}
      />
      <IconButton aria-label={texts.removeView(view.name)} onClick={onForget}>
        <CloseIcon size={16} />
      </IconButton>
    </span>
  );
}

function NameDialog({ onClose, onSave }: { onClose: () => void; onSave: (name: string) => void }) {
  const texts = useTexts(adminOrdersTexts);
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
