import { parse, safeParse } from 'valibot';
import { array, boolean, date, number, object, string } from 'yup';
import { expect, test } from 'vitest';

import { formResponse } from './form-response.ts';

const form = object({
  title: string().trim().min(3).max(40).required(),
  note: string().default(''),
  noteHindi: string().optional(),
  country: string().oneOf(['India']).required(),
  from: date().required(),
  to: date().nullable().default(null),
  rows: array(
    object({ percent: number().max(40).required(), isOn: boolean().required() }),
  ).required(),
});

const SENT = {
  title: 'Rates',
  note: '',
  country: 'India',
  from: '2026-04-01T00:00:00.000Z',
  to: null,
  rows: [{ percent: 5, isOn: true }],
};

test('reads what the server sends for a form, with dates', () => {
  expect(parse(formResponse(form), SENT)).toEqual({ ...SENT, from: new Date(SENT.from) });
});

test('accepts stored values outside the limits of the form', () => {
  const old = { ...SENT, title: 'R', rows: [{ percent: 50, isOn: false }] };
  expect(safeParse(formResponse(form), old).success).toBe(true);
});

test.each([
  ['a missing field', { ...SENT, title: undefined }],
  ['a missing field with a default', { ...SENT, note: undefined }],
  ['null', { ...SENT, note: null }],
  ['another choice', { ...SENT, country: 'Nepal' }],
  ['a number as text', { ...SENT, rows: [{ percent: '5', isOn: true }] }],
  ['a time that is none', { ...SENT, from: 'yesterday' }],
  ['no list', { ...SENT, rows: {} }],
])('refuses %s', (_what, sent) => {
  expect(safeParse(formResponse(form), sent).success).toBe(false);
});
