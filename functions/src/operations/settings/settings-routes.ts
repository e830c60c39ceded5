import type { Router } from 'express';
import { object } from 'yup';

import { settingsEndpoints } from '@kargha/domain/settings/settings-endpoints';
import {
  GUARDED_SECTIONS,
  SETTINGS_SCHEMAS,
  SETTINGS_SECTIONS,
  type SettingsSection,
} from '@kargha/domain/settings/shop-settings';

import { notFound } from '../../http/errors.ts';
import { requireRecentSignIn } from '../../http/recent-sign-in.ts';
import { readFields } from '../../http/request-body.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { courierSettingsRef } from '../../records/courier-settings-record.ts';
import { bankAccountRef } from '../../records/bank-account-record.ts';
import { phoneOrdersRef } from '../../records/phone-orders-record.ts';
import { staffSafetyRef } from '../../records/staff-safety-record.ts';
import { settingsRef } from '../../records/settings-record.ts';
import { changeSettings } from './change-settings.ts';
import { integrationsState, seriesState } from './shop-status.ts';
import { shopFrontFrom } from '../../content/shop-front.ts';
import { revisionsFrom, settingsFrom } from './stored-settings.ts';

const SIGN_IN_AGAIN = 'Please sign in again to confirm it is you, then save these settings.';

export function settingsRoutes(context: PaymentContext): Router {
  return serveEndpoints(settingsEndpoints, {
    async find({ request }) {
      const [stored, account, phoneOrders, couriers, staffSafety, integrations, series] =
        await Promise.all([
          settingsRef().get(),
          bankAccountRef().get(),
          phoneOrdersRef().get(),
          courierSettingsRef().get(),
          staffSafetyRef().get(),
          integrationsState(context, request.get('x-firebase-appcheck') !== undefined),
          seriesState(context.now()),
        ]);
      return {
        settings: settingsFrom(stored.data(), {
          bankAccount: account.data(),
          phoneOrders: phoneOrders.data(),
          couriers: couriers.data(),
          staffSafety: staffSafety.data(),
        }),
        revisions: revisionsFrom(stored.data()),
        integrations,
        series,
      };
    },
    shopFront: async () => shopFrontFrom((await settingsRef().get()).data(), context.now()),
    async save({ params, body: { value: sent, revision }, caller }) {
      const section = sectionOf(params);
      const { value } = await readFields(
        { value: sent },
        object({ value: SETTINGS_SCHEMAS[section] }),
      );
      const staffAction = { by: caller.uid, byEmail: caller.email ?? '', at: context.now() };
      if (GUARDED_SECTIONS.includes(section)) {
        requireRecentSignIn(caller, staffAction.at, SIGN_IN_AGAIN);
      }
      return { revision: await changeSettings({ section, value, revision, ...staffAction }) };
    },
  });
}

function sectionOf(params: { section: string }): SettingsSection {
  const section = SETTINGS_SECTIONS.find((known) => known === params.section);
  if (!section) throw notFound('We could not find these settings.');
  return section;
}
