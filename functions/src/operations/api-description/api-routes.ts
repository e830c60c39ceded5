import { SHOP_ENDPOINTS } from '@kargha/domain/api/shop-endpoints';

import { DASHBOARD_API } from '../dashboard/dashboard-api.ts';
import { HOME_API } from '../../content/home/home-api.ts';
import { describeRoutes, type ApiRoute } from '../../http/api-route.ts';
import { REVIEW_API } from '../../content/reviews/review-api.ts';
import { STAFF_REVIEW_API } from '../../content/reviews/staff-review-api.ts';
import { SETTINGS_API } from '../settings/settings-api.ts';
import { ANALYTICS_API } from '../analytics/analytics-api.ts';
import { HEALTH_API } from '../health/health-api.ts';
import { OPS_API } from '../ops/ops-api.ts';
import { VITALS_API } from '../vitals/vitals-api.ts';
import { SHOP_PAGE_API } from '../../content/shop-pages/shop-page-api.ts';
import { STORY_API } from '../../content/stories/story-api.ts';
import { CONTENT_API } from '../../content/content-api.ts';
import { STAFF_STORY_API } from '../../content/stories/staff-story-api.ts';

const API_API = describeRoutes('/api', {
  'GET /': { does: 'Lists these routes.', responseFields: ['routes', 'openapi'] },
  'GET /openapi.json': { does: 'Returns the OpenAPI 3.1 description of these routes.' },
});

/** All routes, described next to their routers. A test compares them with the app. */
export const API_ROUTES: readonly ApiRoute[] = [
  ...SHOP_ENDPOINTS,
  ...API_API,
  ...HOME_API,
  ...REVIEW_API,
  ...STAFF_REVIEW_API,
  ...STORY_API,
  ...DASHBOARD_API,
  ...OPS_API,
  ...ANALYTICS_API,
  ...HEALTH_API,
  ...VITALS_API,
  ...SETTINGS_API,
  ...CONTENT_API,
  ...STAFF_STORY_API,
  ...SHOP_PAGE_API,
];
