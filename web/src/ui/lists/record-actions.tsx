import { useTexts } from '#lib/language/language.ts';

import { Button, ButtonLink } from '../controls/button.tsx';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import { usePhone } from '../use-media-query.ts';
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

/** Buttons, and on phones one of them and a menu. */
export function RecordActions({ actions, menu = [], menuLabel }: RecordActionsProps) {
  const texts = useTexts(listTexts);
  const folded = foldActions(actions, menu);
  const { buttons, entries } = usePhone() ? folded : { buttons: actions, entries: menu };
  return (
    <>
      {buttons.map((action) => (
        <ActionButton key={action.label} action={action} />
      ))}
      {entries.length > 0 && <MoreMenu label={menuLabel ?? texts.moreActions} entries={entries} />}
    </>
  );
}

/** The primary action, or the first, stays a button. A menu with a single entry is not worth it. */
function foldActions(actions: readonly RecordAction[], menu: readonly MenuEntry[]) {
  const shown = actions.find(({ isPrimary }) => isPrimary) ?? actions[0];
  const others = actions.filter((action) => action !== shown);
  if (!shown || others.length + menu.length < 2) return { buttons: actions, entries: menu };
  return { buttons: [shown], entries: [...others, ...menu] };
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
