import { useTexts } from '#lib/language/language.ts';

import { Button, ButtonLink } from '../controls/button.tsx';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import { usePhone } from '../use-phone.ts';
import { listTexts } from './list-texts.ts';
import type { MenuEntry } from './more-menu.tsx';

const MoreMenu = lazyComponent(async () => (await import('./more-menu.tsx')).MoreMenu, {
  onError: 'over',
});

interface RecordAction extends MenuEntry {
  isPrimary?: boolean;
  isBusy?: boolean;
}

interface RecordActionsProps {
  actions: readonly RecordAction[];
  /** always in the menu */
  menu?: readonly MenuEntry[];
  menuLabel?: string;
}

/** Buttons; on phones all but the primary one are in a menu, unless it would have a single entry. */
export function RecordActions({ actions, menu = [], menuLabel }: RecordActionsProps) {
  const texts = useTexts(listTexts);
  const others = actions.filter(({ isPrimary = false }) => !isPrimary);
  const isFolded = usePhone() && others.length + menu.length > 1;
  const buttons = isFolded ? actions.filter(({ isPrimary = false }) => isPrimary) : actions;
  const entries = isFolded ? [...others, ...menu] : menu;
  return (
    <>
      {buttons.map((action) => (
        <ActionButton key={action.label} action={action} />
      ))}
      {entries.length > 0 && <MoreMenu label={menuLabel ?? texts.moreActions} entries={entries} />}
    </>
  );
}

function ActionButton({ action }: { action: RecordAction }) {
  const { label, run, to, isPrimary = false, isBusy = false } = action;
  const look = isPrimary ? 'action' : 'plain';
  if (to !== undefined) {
    return (
      <ButtonLink look={look} to={to}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button look={look} aria-disabled={isBusy} onClick={() => !isBusy && run?.()}>
      {label}
    </Button>
  );
}
