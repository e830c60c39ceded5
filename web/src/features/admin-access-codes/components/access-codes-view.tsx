import { useState } from 'react';

import { accessCodeState, type AccessCodeState } from '@kargha/domain/catalogue/access-code';
import {
  accessCodeEndpoints,
  type ListedAccessCode,
} from '@kargha/domain/catalogue/access-code-endpoints';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useStaffList } from '#session/state/endpoint-queries.ts';
import { useCan } from '#session/state/permissions.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { StackedCell } from '#ui/lists/cells.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminAccessCodesTexts } from '../admin-access-codes-texts.ts';

const NewAccessCodeForm = lazyComponent(
  async () => (await import('./new-access-code-form.tsx')).NewAccessCodeForm,
  { onError: 'over' },
);

const DEFAULTS = { search: '' };

const TONES: Record<AccessCodeState, TagTone> = {
  active: 'done',
  'used-up': 'moving',
  ended: 'waiting',
  disabled: 'idle',
};

export function AccessCodesView() {
  const texts = useTexts(adminAccessCodesTexts);
  const resource = useStaffList(accessCodeEndpoints.list, DEFAULTS);
  const mayEdit = useCan()('accessCodes.edit');
  const [now] = useState(() => new Date());
  return (
    <ResourcePage
      subtitle={texts.subtitle}
      create={
        mayEdit && {
          label: texts.create,
          dialog: (close) => <NewAccessCodeForm onClose={close} />,
        }
      }
      texts={texts}
      {...resource}
      idOf={({ id }) => id}
      nameOf={({ label }) => label}
      numbers={['uses']}
      cells={(row, open) => ({
        label: <CodeName row={row} />,
        opens: <UnlockedProducts row={row} />,
        company: <StackedCell>{row.companyName || texts.unknown}</StackedCell>,
        uses: texts.usesOf(row.uses, row.maxUses),
        ends: formatDay(row.expiresAt),
        state: <StateTag state={accessCodeState(row, now)} />,
        actions: row.active && mayEdit && (
          <Button look="quiet" aria-label={texts.disableNamed(row.label)} onClick={open}>
            {texts.disable}
          </Button>
        ),
      })}
      rowDialog={(row, close) => <DisableDialog row={row} onClose={close} />}
    />
  );
}

function StateTag({ state }: { state: AccessCodeState }) {
  const texts = useTexts(adminAccessCodesTexts);
  return <Tag tone={TONES[state]}>{texts.states[state]}</Tag>;
}

function CodeName({ row: { label, last4 } }: { row: ListedAccessCode }) {
  const texts = useTexts(adminAccessCodesTexts);
  return (
    <StackedCell>
      <strong>{label}</strong>
      <small>{texts.masked(last4)}</small>
    </StackedCell>
  );
}

function UnlockedProducts({ row: { opens, opensMore } }: { row: ListedAccessCode }) {
  const texts = useTexts(adminAccessCodesTexts);
  if (opens.length === 0) return <small>{opensMore ? texts.unknown : texts.unlocksNothing}</small>;
  return (
    <StackedCell>
      {opens.map((title, place) => (
        <span key={`${place} ${title}`}>{title}</span>
      ))}
      {opensMore && <small>{texts.andMore}</small>}
    </StackedCell>
  );
}

interface DisableDialogProps {
  row: ListedAccessCode;
  onClose: () => void;
}

function DisableDialog({ row, onClose }: DisableDialogProps) {
  const texts = useTexts(adminAccessCodesTexts);
  return (
    <ActionDialog
      isDestructive
      title={texts.disableTitle(row.label)}
      confirm={texts.disable}
      onClose={onClose}
      onConfirm={async () => {
        await callStaffEndpoint(accessCodeEndpoints.disable, { params: { id: row.id } });
        showToast({ tone: 'success', message: texts.disabled });
      }}
    >
      <p>{texts.disableHint(row.uses)}</p>
    </ActionDialog>
  );
}
