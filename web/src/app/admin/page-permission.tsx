import { Outlet, useLocation } from 'react-router-dom';

import { PERMISSIONS } from '@kargha/domain/people/staff-permissions';
import { SHOP_NAME } from '@kargha/domain/settings/shop-name';
import { paths } from '#lib/addresses/paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { permissionFor, visibleNavigation } from './admin-navigation.ts';
import { adminTexts } from './admin-texts.ts';

/** The page, or what the person lacks to open it. */
export function PagePermission() {
  const texts = useTexts(adminTexts);
  const { pathname } = useLocation();
  const can = useCan();
  const needed = permissionFor(pathname);
  if (needed === undefined || can(needed)) return <Outlet />;
  const [first] = visibleNavigation(can);
  return (
    <Notice>
      <title>{`${texts.noPermission} · ${SHOP_NAME}`}</title>
      <Text variant="h1">{texts.noPermission}</Text>
      <Text>{texts.noPermissionText(PERMISSIONS[needed])}</Text>
      <ButtonLink look="action" to={first?.path ?? paths.home}>
        {first ? texts.open(first.label) : texts.viewShop}
      </ButtonLink>
    </Notice>
  );
}

const Notice = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  maxWidth: '60ch',
  paddingBlock: theme.spacing(4),
}));
