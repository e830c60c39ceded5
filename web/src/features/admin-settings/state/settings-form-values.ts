import { ValidationError } from 'yup';

import { textOf } from '@kargha/domain/messages/sentence';
import { indianDay, startOfIndianDay } from '@kargha/domain/india/indian-day';
import { SETTINGS_SCHEMAS, type SettingsSection } from '@kargha/domain/settings/shop-settings';
import { stripGrouping } from '@kargha/domain/money/parse-number';
import { isJsonObject } from '#lib/server/api-client.ts';

/** Form values of a section: numbers and days are text. */
export type SectionFormValues = Record<string, unknown>;

/** Day fields: midnight in India (IST) on the server, '2026-11-21' in the field. */
const DAYS = new Set(['from', 'to', 'asOf', 'priceModeFrom']);
/** Fields that may be empty. */
const NULLABLE = new Set(['to', 'maxUnitRupees', 'priceModeFrom', 'refundLimitRupees']);

export function sectionFormValues(value: unknown): SectionFormValues {
  const values = formValueOf('', value);
  return isJsonObject(values) ? { ...values } : {};
}

function formValueOf(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => formValueOf('', one));
  if (value instanceof Date) return indianDay(value);
  if (isJsonObject(value)) return mapFields(value, formValueOf);
  if (value === null) return '';
  return typeof value === 'number' ? String(value) : value;
}

function sectionContent(values: SectionFormValues): SectionFormValues {
  return mapFields(values, contentValueOf);
}

function contentValueOf(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => contentValueOf('', one));
  if (isJsonObject(value)) return mapFields(value, contentValueOf);
  if (NULLABLE.has(name)) return value === '' ? null : convertValue(name, value);
  return convertValue(name, value);
}

function convertValue(name: string, value: unknown): unknown {
  if (name.endsWith('Rupees') && typeof value === 'string') return stripGrouping(value);
  const isDay = DAYS.has(name) && typeof value === 'string';
  return isDay && value !== '' ? startOfIndianDay(value) : value;
}

function mapFields(
  fields: Readonly<Record<string, unknown>>,
  of: (name: string, value: unknown) => unknown,
): SectionFormValues {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, of(name, value)]));
}

/** Errors by field path, from the same schemas as on the server. */
export function sectionProblems(
  section: SettingsSection,
  values: SectionFormValues,
): { path: string; message: string }[] {
  try {
    SETTINGS_SCHEMAS[section].validateSync(sectionContent(values), { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return all.map(({ path, message }) => ({ path: path ?? '', message: textOf(message) }));
  }
}

export function castSection(section: SettingsSection, values: SectionFormValues): object {
  return SETTINGS_SCHEMAS[section].cast(sectionContent(values));
}
