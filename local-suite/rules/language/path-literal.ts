import type { Cursor } from './cursor.ts';
import type { Expression, MatchSegment, Node } from './syntax-tree.ts';

const TEXT_SEGMENT = /\([A-Za-z0-9_-]+\)|[A-Za-z0-9_\-.%@~]+/y;
const CAPTURE = /\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=\s*\*\*)?\s*\}/y;

/** `/databases/$(database)/documents/users/u1` in an expression. */
export function parsePathLiteral(cursor: Cursor, expression: () => Expression): Node<'path'> {
  cursor.skipBlank();
  const offset = cursor.offset;
  const segments: (string | Expression)[] = [];
  while (cursor.source.text.charAt(cursor.offset) === '/') {
    cursor.offset += 1;
    segments.push(parseSegment(cursor, expression));
  }
  return { kind: 'path', offset, segments };
}

function parseSegment(cursor: Cursor, expression: () => Expression): string | Expression {
  if (cursor.source.text.startsWith('$(', cursor.offset)) {
    cursor.offset += 2;
    const value = expression();
    cursor.expect(')');
    return value;
  }
  return cursor.take(TEXT_SEGMENT) ?? cursor.unexpected('a path segment');
}

/** `/users/{uid}` or `/files/{path=**}` after `match`. */
export function parseMatchPath(cursor: Cursor): MatchSegment[] {
  if (!cursor.at('/')) cursor.unexpected("'/'");
  const segments: MatchSegment[] = [];
  while (cursor.source.text.charAt(cursor.offset) === '/') {
    cursor.offset += 1;
    segments.push(parseMatchSegment(cursor));
  }
  return segments;
}

function parseMatchSegment(cursor: Cursor): MatchSegment {
  const offset = cursor.offset;
  const text = cursor.take(TEXT_SEGMENT);
  if (text !== undefined) return { kind: 'literal', text };
  const capture = cursor.take(CAPTURE);
  if (capture === undefined) return cursor.unexpected('a path segment or {name}');
  const [name = '', glob] = capture.slice(1, -1).split('=');
  return { kind: 'capture', name: name.trim(), offset, recursive: glob !== undefined };
}
