import { describeRoutes } from '../http/api-route.ts';

export const HOME_API = describeRoutes('/api/home', {
  'GET /': { does: 'Gives the pieces and stories of the home page.' },
});
