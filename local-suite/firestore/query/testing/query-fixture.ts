import type { FieldOperator, Filter, StructuredQuery } from '../../messages.ts';
import { fieldsOf, valueOf } from '../../model/testing/values.ts';
import type { Plain } from '../../model/testing/values.ts';
import { Database } from '../../store/database.ts';
import { storedDocument } from '../../store/stored-document.ts';
import { currentView } from '../../store/view.ts';
import type { View } from '../../store/view.ts';
import { planQuery } from '../query-plan.ts';
import { runQuery } from '../run-query.ts';

const DATABASE = 'projects/p/databases/d';
export const ROOT = `${DATABASE}/documents`;

export const reference = (path: string) => ({ referenceValue: `${ROOT}/${path}` });

export const where = (fieldPath: string, op: FieldOperator, plain: Plain): Filter => ({
  fieldFilter: { field: { fieldPath }, op, value: valueOf(plain) },
});

export const whereName = (op: FieldOperator, ...paths: string[]): Filter => {
  const values = paths.map(reference);
  const [only] = values;
  const value = only && values.length === 1 ? only : { arrayValue: { values } };
  return { fieldFilter: { field: { fieldPath: '__name__' }, op, value } };
};

export const all = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'AND', filters } });
export const any = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'OR', filters } });

/** Orders by fields; `-a` is descending. */
export const by = (...fields: string[]): NonNullable<StructuredQuery['orderBy']> =>
  fields.map((field) => ({
    field: { fieldPath: field.replace('-', '') },
    direction: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  }));

export class QueryFixture {
  readonly database = new Database(DATABASE, 0n);
  #time = 0n;

  /** Writes a document, or deletes it without fields. Returns the commit time. */
  write(path: string, plain?: Record<string, Plain>): bigint {
    this.#time += 1n;
    const name = `${ROOT}/${path}`;
    const before = this.database.get(name);
    const times = { createTime: before?.createTime ?? this.#time, updateTime: this.#time };
    const resource = { database: DATABASE, segments: path.split('/') };
    const after = plain && storedDocument(resource, fieldsOf(plain), times);
    this.database.apply({ time: this.#time, changes: [{ name, before, after }] });
    return this.#time;
  }

  get view(): View {
    return currentView(this.database, this.#time);
  }

  /** Returns the paths of a query's results. */
  run(query: StructuredQuery, parent = ROOT, view = this.view): string[] {
    const { documents } = runQuery(view, planQuery(parent, query));
    return documents.map(({ segments }) => segments.join('/'));
  }
}
