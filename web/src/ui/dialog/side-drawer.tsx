import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';

import { MuiTheme } from '../theme/mui-theme.tsx';

interface SideDrawerProps {
  label: string;
  open: boolean;
  anchor?: 'left' | 'right';
  onClose: () => void;
  children: ReactNode;
}

/** Large: load it with `lazyComponent`. */
export function SideDrawer({ label, ...drawer }: SideDrawerProps) {
  return (
    <MuiTheme>
      <Drawer
        {...drawer}
        slotProps={{ paper: { 'aria-label': label, role: 'dialog', 'aria-modal': true } }}
      />
    </MuiTheme>
  );
}
