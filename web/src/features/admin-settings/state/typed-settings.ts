import { ValidationError } from 'yup';

import { indianDay, startOfIndianDay } from '@kargha/domain/india/indian-day';
import { SETTINGS_SCHEMAS, type SettingsSection } from '@kargha/domain/settings/shop-settings';
import { ungrouped } from '@kargha/domain/money/parse-number';
import { isJsonObject } from '#lib/server/api-client.ts';

/** What stands in the fields of a section: numbers and days as they are typed. */
export type TypedSection = Record<string, unknown>;

/** Fields that hold a day: a midnight in India for the server, '2026-11-21' for the field. */
const DAYS = new Set(['from', 'to', 'asOf']);

/** A section as its fields show it. */
export function typedSection(value: unknown): TypedSection {
  const typed = typedValue('', value);
  return isJsonObject(typed) ? { ...typed } : {};
}

function typedValue(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => typedValue('', one));
  if (isJsonObject(value)) return mapFields(value, typedValue);
  if (value === null) return '';
  if (DAYS.has(name) && typeof value === 'string') return indianDay(new Date(value));
  return typeof value === 'number' ? String(value) : value;
}

/** What the server is sent for what was typed. */
function sentSection(typed: TypedSection): TypedSection {
  return mapFields(typed, sentValue);
}

function sentValue(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => sentValue('', one));
  if (isJsonObject(value)) return mapFields(value, sentValue);
  if (name === 'to' || name === 'maxUnitRupees') return value === '' ? null : toSent(name, value);
  return toSent(name, value);
}

function toSent(name: string, value: unknown): unknown {
  if (name.endsWith('Rupees') && typeof value === 'string') return ungrouped(value);
  const isDay = DAYS.has(name) && typeof value === 'string';
  return isDay && value !== '' ? startOfIndianDay(value) : value;
}

function mapFields(
  fields: Readonly<Record<string, unknown>>,
  of: (name: string, value: unknown) => unknown,
): TypedSection {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, of(name, value)]));
}

/** What is wrong in a section, by the path of the field: by the same rules as on the server. */
export function sectionProblems(
  section: SettingsSection,
  typed: TypedSection,
): { path: string; message: string }[] {
  try {
    SETTINGS_SCHEMAS[section].validateSync(sentSection(typed), { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return all.map(({ path, message }) => ({ path: path ?? '', message }));
  }
}

/** The section as the server wants it: numbers as numbers. */
export function castSection(section: SettingsSection, typed: TypedSection): unknown {
  return SETTINGS_SCHEMAS[section].cast(sentSection(typed));
}
