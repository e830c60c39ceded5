import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

import { IconButton } from '../controls/icon-button.tsx';
import { Link } from '../controls/link.tsx';
import { MoreIcon } from '../control-icons.tsx';
import { MuiTheme } from '../theme/mui-theme.tsx';

export interface MenuEntry {
  label: string;
  run?: () => void;
  /** a page to open instead */
  to?: string;
}

export function MoreMenu({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <MuiTheme>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon size={20} />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entries.map((entry) => (
          <MenuItem
            key={entry.label}
            {...(entry.to !== undefined && { component: Link, to: entry.to })}
            onClick={() => {
              // The menu stays mounted and would lie under a dialog.
              setAnchor(null);
              entry.run?.();
            }}
          >
            {entry.label}
          </MenuItem>
        ))}
      </Menu>
    </MuiTheme>
  );
}
