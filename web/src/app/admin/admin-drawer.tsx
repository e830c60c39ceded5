import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';

import type { Badges } from '@kargha/domain/reports/badge-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { CloseIcon } from '#ui/icons.tsx';

import { AdminSidebar } from './admin-sidebar.tsx';
import { adminTexts } from './admin-texts.ts';

interface AdminDrawerProps {
  badges: Badges;
  onClose: () => void;
}

export function AdminDrawer({ badges, onClose }: AdminDrawerProps) {
  const texts = useTexts(adminTexts);
  return (
    <Drawer
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': texts.navigation, role: 'dialog', 'aria-modal': true } }}
    >
      <Sheet
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) onClose();
        }}
      >
        <Close aria-label={texts.closeMenu} onClick={onClose}>
          <CloseIcon />
        </Close>
        <AdminSidebar badges={badges} />
      </Sheet>
    </Drawer>
  );
}

const Sheet = styled('div')({ width: 'min(300px, 85vw)' });

const Close = styled(IconButton)(({ theme }) => ({ margin: theme.spacing(1, 1, 0) }));
