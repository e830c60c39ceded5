import { accessCodeEndpoints } from '../catalogue/access-code-endpoints.ts';
import type { Endpoint } from './endpoint.ts';

/** All endpoints of `/api`, for its description. */
export const SHOP_ENDPOINTS: readonly Endpoint[] = [accessCodeEndpoints].flatMap((endpoints) =>
  Object.values<Endpoint>(endpoints),
);
