import { EvaluationError } from '../values/evaluation-error.ts';
import type { RuleValue } from '../values/rule-value.ts';

/** A value or error as the emulator's coverage report shows it. */
export type ReportedValue = Record<string, unknown>;

export function reportedValue(outcome: RuleValue | EvaluationError): ReportedValue {
  if (outcome instanceof EvaluationError) return { undefined: { causeMessage: outcome.message } };
  switch (typeof outcome) {
    case 'boolean':
      return { boolValue: outcome };
    case 'bigint':
      return { intValue: outcome.toString() };
    case 'number':
      return { floatValue: Number.isFinite(outcome) ? outcome : String(outcome) };
    case 'string':
      return { stringValue: outcome };
    default:
      return outcome === null ? { nullValue: null } : reportedObject(outcome);
  }
}

type ObjectValue = Extract<RuleValue, object>;

function reportedObject(value: ObjectValue): ReportedValue {
  switch (value.type) {
    case 'list':
      return { listValue: { values: value.items.map(reportedValue) } };
    case 'set':
      return { setValue: { values: value.items.map(reportedValue) } };
    case 'map': {
      const fields = Array.from(
        value.entries,
        ([key, item]) => [key, reportedValue(item)] as const,
      );
      return { mapValue: { fields: Object.fromEntries(fields) } };
    }
    case 'path':
      return { pathValue: { segments: value.segments.map((simple) => ({ simple })) } };
    case 'bytes':
      return { bytesValue: value.data.toString('base64') };
    default:
      return reportedScalar(value);
  }
}

function reportedScalar(value: ObjectValue): ReportedValue {
  switch (value.type) {
    case 'timestamp':
      return { timestampValue: new Date(Number(value.nanos / 1_000_000n)).toISOString() };
    case 'duration':
      return { durationValue: `${Number(value.nanos) / 1e9}s` };
    case 'latlng':
      return { latlngValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'map_diff':
      return { mapDiffValue: {} };
    default:
      return { constraintValue: {} };
  }
}
