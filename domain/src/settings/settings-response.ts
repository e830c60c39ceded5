import { array, boolean, nullable, object, string, type InferOutput } from 'valibot';
import { object as form } from 'yup';

import { formResponse } from '../api/form-response.ts';
import { count } from '../api/response-fields.ts';
import { claimList } from './claims-input.ts';
import {
  shopFrontSchema,
  SETTINGS_SCHEMAS,
  SETTINGS_SECTIONS,
  type SettingsSection,
} from './shop-settings.ts';

export const claims = formResponse(claimList);
export const shopFront = formResponse(shopFrontSchema);

const revisions = object(
  Object.fromEntries(SETTINGS_SECTIONS.map((section) => [section, count])) as Record<
    SettingsSection,
    typeof count
  >,
);

const integrations = object({
  razorpayKeys: boolean(),
  /** test mode keys */
  razorpayTestMode: boolean(),
  webhookSecret: boolean(),
  /** whether emails are sent; null before the first one */
  mailServer: nullable(boolean()),
  appCheck: boolean(),
});
export type IntegrationsState = InferOutput<typeof integrations>;

const seriesState = object({ series: string(), year: string(), last: count });
export type SeriesState = InferOutput<typeof seriesState>;

export const settingsResponse = object({
  settings: formResponse(form(SETTINGS_SCHEMAS)),
  /** revision of each section, to detect stale edits */
  revisions,
  integrations,
  series: array(seriesState),
});
export type SettingsAnswer = InferOutput<typeof settingsResponse>;
