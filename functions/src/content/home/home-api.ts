import { describeRoutes } from '../../http/api-route.ts';

export const HOME_API = describeRoutes('/api/home', {
  'GET /': { does: 'Returns the products and stories of the home page.' },
});
