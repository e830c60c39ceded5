import { Outlet } from 'react-router-dom';

import { ShopFooter } from '../footer/shop-footer.tsx';
import { ShopHeader } from '../header/shop-header.tsx';
import { ShopFrame } from './shop-frame.tsx';

export function ShopLayout() {
  return (
    <ShopFrame header={<ShopHeader />} footer={<ShopFooter />}>
      <Outlet />
    </ShopFrame>
  );
}
