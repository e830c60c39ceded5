import { Cursor } from './cursor.ts';
import { parseExpression } from './expression-parser.ts';
import { parseMatchPath } from './path-literal.ts';
import { parseItems } from './primary-expression.ts';
import { SourceText } from './source-text.ts';
import { atString, parseString } from './string-literal.ts';
import type {
  AllowStatement,
  FunctionDeclaration,
  LetBinding,
  MatchBlock,
  Name,
  RulesFile,
  ServiceDeclaration,
} from './syntax-tree.ts';

const SERVICE_NAME = /[A-Za-z_][\w]*(\.[A-Za-z_][\w]*)*/y;
const MAX_SOURCE_BYTES = 256 * 1024;
/** More than the language allows, but safe for the parser. */
const MAX_BLOCK_DEPTH = 50;

/** Parses a rules file without checking names, types or limits. Throws only RulesSyntaxError. */
export function parseRules(text: string, fileName = 'security.rules'): RulesFile {
  const cursor = new Cursor(new SourceText(text, fileName));
  if (Buffer.byteLength(text) > MAX_SOURCE_BYTES) {
    cursor.fail('The rules are larger than 256 KB.');
  }
  const file: RulesFile = {
    source: cursor.source,
    spans: cursor.spans,
    functions: [],
    services: [],
  };
  while (cursor.peek() !== '') {
    if (cursor.eatWord('rules_version')) file.version = parseVersion(cursor);
    else if (cursor.eatWord('function')) file.functions.push(parseFunction(cursor));
    else if (cursor.eatWord('service')) file.services.push(parseService(cursor));
    else cursor.unexpected("'service', 'function' or 'rules_version'");
  }
  return file;
}

function parseVersion(cursor: Cursor): { text: string; offset: number } {
  cursor.expect('=');
  if (!atString(cursor)) cursor.unexpected("'1' or '2' in quotes");
  const { offset } = cursor;
  const text = parseString(cursor);
  cursor.eat(';');
  return { text, offset };
}

function parseService(cursor: Cursor): ServiceDeclaration {
  cursor.skipBlank();
  const { offset } = cursor;
  const name = cursor.take(SERVICE_NAME) ?? cursor.unexpected('the name of a service');
  const service: ServiceDeclaration = { name, offset, functions: [], matches: [] };
  cursor.expect('{');
  while (!cursor.eat('}')) {
    if (cursor.eatWord('function')) service.functions.push(parseFunction(cursor));
    else if (cursor.eatWord('match')) service.matches.push(parseMatch(cursor, 1));
    else explainBlock(cursor, "'match', 'function' or '}'");
  }
  return service;
}

function parseMatch(cursor: Cursor, depth: number): MatchBlock {
  cursor.skipBlank();
  const { offset } = cursor;
  if (depth > MAX_BLOCK_DEPTH) cursor.fail('Match blocks are nested too deeply.');
  const path = parseMatchPath(cursor);
  const block: MatchBlock = { offset, path, functions: [], allows: [], matches: [] };
  cursor.expect('{');
  while (!cursor.eat('}')) {
    if (cursor.eatWord('function')) block.functions.push(parseFunction(cursor));
    else if (cursor.eatWord('match')) block.matches.push(parseMatch(cursor, depth + 1));
    else if (cursor.at('allow')) block.allows.push(parseAllow(cursor));
    else explainBlock(cursor, "'allow', 'match', 'function' or '}'");
  }
  return block;
}

function explainBlock(cursor: Cursor, expected: string): never {
  if (cursor.at('/')) cursor.fail("Missing 'match' keyword before path.");
  return cursor.unexpected(expected);
}

function parseAllow(cursor: Cursor): AllowStatement {
  const { offset } = cursor;
  if (!cursor.eatWord('allow')) cursor.unexpected("'allow'");
  const operations = [parseName(cursor, 'an operation')];
  while (cursor.eat(',')) operations.push(parseName(cursor, 'an operation'));
  const statement: AllowStatement = { offset, operations };
  if (cursor.eat(':')) {
    if (!cursor.eatWord('if')) cursor.unexpected("'if'");
    statement.condition = parseExpression(cursor);
  }
  if (!cursor.eat(';') && !endsWithoutSemicolon(cursor)) cursor.unexpected("';'");
  return statement;
}

/** The service tolerates a missing semicolon before a new statement or the end of the block. */
function endsWithoutSemicolon(cursor: Cursor): boolean {
  return cursor.at('}') || ['allow', 'match', 'function'].includes(cursor.peekWord() ?? '');
}

function parseFunction(cursor: Cursor): FunctionDeclaration {
  const name = parseName(cursor, 'the name of the function');
  cursor.expect('(');
  const parameters = parseItems(cursor, ')', () => parseName(cursor, 'a parameter'));
  cursor.expect('{');
  const lets: LetBinding[] = [];
  while (cursor.eatWord('let')) lets.push(parseLet(cursor));
  if (!cursor.eatWord('return')) cursor.unexpected("'let' or 'return'");
  const result = parseExpression(cursor);
  cursor.eat(';');
  cursor.expect('}');
  return { ...name, parameters, lets, result };
}

function parseLet(cursor: Cursor): LetBinding {
  const name = parseName(cursor, 'the name of a variable');
  cursor.expect('=');
  const value = parseExpression(cursor);
  cursor.expect(';');
  return { ...name, value };
}

function parseName(cursor: Cursor, what: string): Name {
  cursor.skipBlank();
  const { offset } = cursor;
  return { name: cursor.expectName(what), offset };
}
