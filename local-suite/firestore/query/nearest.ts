import type { FindNearest, Value } from '../messages.ts';
import { FieldsDraft, getField } from '../model/field-access.ts';
import { parseFieldPath } from '../model/field-path.ts';
import type { FieldPath } from '../model/field-path.ts';
import { isVector, VECTOR_VALUE_FIELD } from '../model/value-kind.ts';
import { RpcError } from '../rpc-error.ts';
import type { StoredDocument } from '../store/stored-document.ts';

/** Source: Firestore docs, "Search with vector embeddings": limit and dimension. */
const MAX_RESULTS = 1000;

type Measure = 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT';

/** Vectors of the same length; NaN if the distance is not defined. */
const DISTANCES: Record<Measure, (a: readonly number[], b: readonly number[]) => number> = {
  EUCLIDEAN: (a, b) => Math.hypot(...a.map((value, i) => value - (b[i] ?? 0))),
  COSINE: (a, b) => 1 - dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b)),
  DOT_PRODUCT: dot,
};

/** A validated vector search. */
export interface NearestPlan {
  field: FieldPath;
  vector: readonly number[];
  measure: Measure;
  limit: number;
  threshold: number | undefined;
  /** The field of the results that holds the distance. */
  resultField: FieldPath | undefined;
}

/** Throws INVALID_ARGUMENT for an invalid search. */
export function planNearest(search: FindNearest): NearestPlan {
  const { vectorField, queryVector, distanceMeasure, distanceResultField } = search;
  const vector = vectorOf(queryVector);
  if (!vectorField?.fieldPath) throw invalid('A vector search must name its field.');
  if (!vector) throw invalid('The query vector of a vector search must be a vector.');
  return {
    field: parseFieldPath(vectorField.fieldPath),
    vector,
    measure: checkMeasure(distanceMeasure),
    limit: checkLimit(search.limit?.value),
    threshold: search.distanceThreshold?.value,
    resultField: distanceResultField ? parseFieldPath(distanceResultField) : undefined,
  };
}

function checkMeasure(name = ''): Measure {
  if (isMeasure(name)) return name;
  throw invalid('A vector search must have a distance measure.');
}

function checkLimit(limit = 0): number {
  if (limit >= 1 && limit <= MAX_RESULTS) return limit;
  throw invalid(`The limit of a vector search must be from 1 to ${MAX_RESULTS}.`);
}

/**
 * The documents whose vectors are nearest, nearest first; others without a vector of the same dimension are left out.
 * Compares every vector, so the result is exact.
 */
export function nearest(plan: NearestPlan, documents: readonly StoredDocument[]): StoredDocument[] {
  const { limit, measure, resultField } = plan;
  // A larger dot product is nearer.
  const sign = measure === 'DOT_PRODUCT' ? -1 : 1;
  return documents
    .map((document) => ({ document, distance: distanceTo(plan, document) }))
    .filter(({ distance }) => isWithin(plan, distance, sign))
    .sort((a, b) => (a.distance - b.distance) * sign)
    .slice(0, limit)
    .map(({ document, distance }) =>
      resultField ? withField(document, resultField, distance) : document,
    );
}

function distanceTo({ field, vector, measure }: NearestPlan, { fields }: StoredDocument): number {
  const stored = vectorOf(getField(fields, field));
  return stored?.length === vector.length ? DISTANCES[measure](stored, vector) : Number.NaN;
}

function isWithin({ threshold }: NearestPlan, distance: number, sign: number): boolean {
  if (Number.isNaN(distance)) return false;
  return threshold === undefined || (distance - threshold) * sign <= 0;
}

function withField(document: StoredDocument, field: FieldPath, distance: number): StoredDocument {
  const draft = new FieldsDraft(document.fields);
  draft.set(field, { doubleValue: distance });
  const { fields } = draft;
  return { ...document, fields, message: { ...document.message, fields } };
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}

function isMeasure(name: string): name is Measure {
  return Object.hasOwn(DISTANCES, name);
}

function vectorOf(value: Value | undefined): number[] | undefined {
  if (!value || !('mapValue' in value) || !isVector(value.mapValue.fields)) return undefined;
  const elements = value.mapValue.fields?.[VECTOR_VALUE_FIELD];
  if (!elements || !('arrayValue' in elements)) return undefined;
  return (elements.arrayValue.values ?? []).map((element) =>
    'doubleValue' in element ? element.doubleValue : Number.NaN,
  );
}

function invalid(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
