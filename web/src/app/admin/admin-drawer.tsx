import type { Badges } from '@kargha/domain/reports/badge-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { SideDrawer } from '#ui/dialog/side-drawer.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { styled } from '#ui/theme/styled.ts';

import { AdminSidebar } from './admin-sidebar.tsx';
import { adminTexts } from './admin-texts.ts';

interface AdminDrawerProps {
  badges: Badges;
  onClose: () => void;
}

export function AdminDrawer({ badges, onClose }: AdminDrawerProps) {
  const texts = useTexts(adminTexts);
  return (
    <SideDrawer open onClose={onClose} label={texts.navigation}>
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
    </SideDrawer>
  );
}

const Sheet = styled('div')({ width: 'min(300px, 85vw)' });

const Close = styled(IconButton)(({ theme }) => ({ margin: theme.spacing(1, 1, 0) }));
