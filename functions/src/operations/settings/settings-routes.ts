import { Router, type Request } from 'express';
import { number, object } from 'yup';

import {
  SETTINGS_SCHEMAS,
  SETTINGS_SECTIONS,
  type SettingsAnswer,
  type SettingsSection,
} from '@kargha/domain/settings/shop-settings';

import { cacheForGuests } from '../../http/caching.ts';
import { notFound } from '../../http/errors.ts';
import { requireRecentSignIn } from '../../http/recent-sign-in.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { bankAccountRef } from '../../records/bank-account-record.ts';
import { phoneOrdersRef } from '../../records/phone-orders-record.ts';
import { settingsRef } from '../../records/settings-record.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { changeSettings, type SettingsChange } from './change-settings.ts';
import { integrationsState, seriesState } from './shop-status.ts';
import { revisionsFrom, settingsFrom, shopFrontFrom } from './stored-settings.ts';

const LARGE_TABLE = 128 * 1024;

export function settingsRoutes(context: PaymentContext): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const [stored, account, phoneOrders, integrations, series] = await Promise.all([
      settingsRef().get(),
      bankAccountRef().get(),
      phoneOrdersRef().get(),
      integrationsState(context, request.get('x-firebase-appcheck') !== undefined),
      seriesState(context.now()),
    ]);
    const answer: SettingsAnswer = {
      settings: settingsFrom(stored.data(), {
        bankAccount: account.data(),
        phoneOrders: phoneOrders.data(),
      }),
      revisions: revisionsFrom(stored.data()),
      integrations,
      series,
    };
    response.json({ success: true, ...answer });
  });

  router.get('/shop-front', cacheForGuests, async (_request, response) => {
    const stored = await settingsRef().get();
    response.json({ success: true, ...shopFrontFrom(stored.data()) });
  });

  router.put('/:section', limitJson(LARGE_TABLE), async (request, response) => {
    const admin = await requireAdmin(request);
    const staffAction = { by: admin.uid, byEmail: admin.email ?? '', at: context.now() };
    const change = await changeIn(request, sectionOf(request));
    if (change.section === 'bankAccount') {
      requireRecentSignIn(admin, staffAction.at, 'save the bank account');
    }
    response.json({ success: true, revision: await changeSettings({ ...change, ...staffAction }) });
  });

  router.all('/', refuseOtherMethods('GET'));
  router.all('/shop-front', refuseOtherMethods('GET'));
  router.all('/:section', refuseOtherMethods('PUT'));
  return router;
}

async function changeIn(
  request: Request,
  section: SettingsSection,
): Promise<Pick<SettingsChange, 'section' | 'value' | 'revision'>> {
  const revision = number().strict().integer().min(0).required('The revision is missing.');
  const schema = object({ value: SETTINGS_SCHEMAS[section], revision });
  const body = await readBody(request, schema);
  return { section, value: body.value, revision: body.revision };
}

function sectionOf(request: Request): SettingsSection {
  const section = SETTINGS_SECTIONS.find((known) => known === request.params.section);
  if (!section) throw notFound('We could not find these settings.');
  return section;
}
