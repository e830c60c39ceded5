import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { styled } from '#ui/theme/styled.ts';

import { paletteTexts } from '../command-palette-texts.ts';
import type { NavShortcut } from '../state/use-shortcuts.ts';

interface ShortcutsDialogProps {
  items: readonly NavShortcut[];
  onClose: () => void;
}

export function ShortcutsDialog({ items, onClose }: ShortcutsDialogProps) {
  const texts = useTexts(paletteTexts);
  const rows: [keys: string[], does: string][] = [
    [['Ctrl K', '⌘ K'], texts.openPalette],
    [['↑', '↓'], texts.moveInList],
    [['Enter'], texts.openChosen],
    [['/'], texts.searchList],
    [['J', 'K'], texts.moveInRows],
    [['X'], texts.tickRow],
    [['B'], texts.bulkActions],
    [['?'], texts.openHelp],
    ...items.map(({ key, label }): [string[], string] => [
      [`G ${texts.then} ${key.toUpperCase()}`],
      texts.goTo(label),
    ]),
  ];
  return (
    <ModalDialog
      isOpen
      title={texts.shortcutsTitle}
      onClose={onClose}
      actions={
        <Button look="action" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {/* Can be taller than the screen, so the keyboard must be able to scroll it. */}
      <div role="region" aria-label={texts.shortcutsTitle} tabIndex={0}>
        <Keys>
          {rows.map(([keys, does]) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </Keys>
      </div>
    </ModalDialog>
  );
}

const Keys = styled('dl')(({ theme: { vars, spacing } }) => ({
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: spacing(0.5, 2),
    padding: spacing(1, 0),
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& > div:first-of-type': { borderTop: 0 },
  '& dt': { display: 'flex', gap: spacing(1), minWidth: 130 },
  '& dd': { margin: 0 },
  '& kbd': {
    padding: spacing(0.25, 1),
    borderRadius: 6,
    border: `1px solid ${vars.palette.shop.outline}`,
    background: vars.palette.shop.well,
    font: 'inherit',
    fontSize: '0.875rem',
  },
}));
