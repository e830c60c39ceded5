import { Navigate } from 'react-router-dom';

import { paths } from '#lib/paths.ts';

export function HomePage() {
  return <Navigate to={paths.products} replace />;
}
