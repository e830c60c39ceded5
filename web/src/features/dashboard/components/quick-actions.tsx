import { styled } from '@mui/material/styles';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';

import { dashboardTexts } from '../dashboard-texts.ts';

export function QuickActions() {
  const texts = useTexts(dashboardTexts);
  return (
    <Row aria-label={texts.quickActions}>
      <ButtonLink to={paths.adminAddProduct} look="action">
        {texts.addProduct}
      </ButtonLink>
      <ButtonLink to={paths.adminOrders}>{texts.viewOrders}</ButtonLink>
      <ButtonLink to={paths.adminProducts}>{texts.manageProducts}</ButtonLink>
      <ButtonLink to={paths.home}>{texts.viewShop}</ButtonLink>
    </Row>
  );
}

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
}));
