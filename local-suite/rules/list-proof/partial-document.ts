import type { Value } from '../../firestore/messages.ts';
import { isDocumentName, type FieldPath } from '../../firestore/model/field-path.ts';
import { fromFirestore } from '../firestore-binding/document-value.ts';
import type { RuleValue } from '../values/rule-value.ts';
import { itemsOf, type Constraint } from './alternatives.ts';
import { ConstrainedValue, type Facts } from './constrained-value.ts';

/** What is known about a field and its nested fields. */
interface FieldKnowledge {
  /** The value, if the query fixes it. */
  pinned?: RuleValue;
  facts: Facts;
  inner: Map<string, FieldKnowledge>;
}

/** `resource.data` for every document that satisfies the constraints. */
export function partialDocument(constraints: readonly Constraint[]): RuleValue {
  const root = unconstrained();
  for (const { field, operator, value } of constraints) {
    if (isDocumentName(field)) continue;
    applyConstraint(knowledgeAt(root, field), operator, value);
  }
  return toMap(root, 'resource.data');
}

function unconstrained(): FieldKnowledge {
  return { facts: { excluded: [], items: [] }, inner: new Map() };
}

function knowledgeAt(root: FieldKnowledge, field: FieldPath): FieldKnowledge {
  let place = root;
  for (const name of field) {
    const next = place.inner.get(name) ?? unconstrained();
    place.inner.set(name, next);
    place = next;
  }
  return place;
}

function applyConstraint(
  knowledge: FieldKnowledge,
  operator: Constraint['operator'],
  value: Value | undefined,
): void {
  const operand = value ? fromFirestore(value) : null;
  CONSTRAINT_EFFECTS[operator](knowledge, operand, value);
}

type ConstraintEffect = (
  knowledge: FieldKnowledge,
  operand: RuleValue,
  value: Value | undefined,
) => void;

/** `!=` and `not-in` do not find documents with a null field. */
const CONSTRAINT_EFFECTS: Record<Constraint['operator'], ConstraintEffect> = {
  EQUAL: (knowledge, operand) => (knowledge.pinned = operand),
  NOT_EQUAL: ({ facts }, operand) => facts.excluded.push(operand, null),
  LESS_THAN: ({ facts }, operand) => (facts.upper = { value: operand, inclusive: false }),
  LESS_THAN_OR_EQUAL: ({ facts }, operand) => (facts.upper = { value: operand, inclusive: true }),
  GREATER_THAN: ({ facts }, operand) => (facts.lower = { value: operand, inclusive: false }),
  GREATER_THAN_OR_EQUAL: ({ facts }, operand) =>
    (facts.lower = { value: operand, inclusive: true }),
  ARRAY_CONTAINS: ({ facts }, operand) => facts.items.push(operand),
  NOT_IN: ({ facts }, _operand, value) =>
    facts.excluded.push(...itemsOf(value).map(fromFirestore), null),
  IS_NULL: (knowledge) => (knowledge.pinned = null),
  IS_NAN: (knowledge) => (knowledge.pinned = Number.NaN),
  IS_NOT_NULL: ({ facts }) => facts.excluded.push(null),
  IS_NOT_NAN: ({ facts }) => facts.excluded.push(null),
};

function toValue(knowledge: FieldKnowledge, name: string): RuleValue {
  if (knowledge.pinned !== undefined) return knowledge.pinned;
  if (knowledge.inner.size > 0) return toMap(knowledge, name);
  return new ConstrainedValue(name, knowledge.facts);
}

function toMap({ inner }: FieldKnowledge, name: string): RuleValue {
  const entries = Array.from(
    inner,
    ([key, knowledge]) => [key, toValue(knowledge, `${name}.${key}`)] as const,
  );
  return { type: 'map', entries: new Map(entries), isPartial: true };
}
