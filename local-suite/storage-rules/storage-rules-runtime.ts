import { explain } from '../rules/access-denied.ts';
import { compileRules } from '../rules/compile-rules.ts';
import type { Ruleset, Verdict } from '../rules/evaluation/decision.ts';
import type { RuleIssue } from '../rules/rule-issue.ts';
import {
  parseRequest,
  type Request,
  type Response,
  type RulesSource,
  type StorageQuestion,
} from './messages.ts';
import { decideStorage, DocumentNeeded, STORAGE_PROFILE } from './storage-decision.ts';

type Answer = Pick<Response, 'action'> & Partial<Response>;

interface Waiting {
  ruleset: Ruleset;
  question: StorageQuestion;
  documents: Map<string, unknown>;
  path: string;
}

/** The first line that firebase-tools waits for. */
export const HANDSHAKE: Response = {
  id: -1,
  status: 'ok',
  action: 'server_start',
  warnings: [],
  errors: [],
  result: {},
};

/**
 * Decides Storage requests for firebase-tools over JSON lines. Requests may overlap: a decision that needs a
 * Firestore document requests it and continues when it arrives.
 */
export class StorageRulesRuntime {
  readonly #send: (response: Response) => void;
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #waiting = new Map<number, Waiting>();

  constructor(send: (response: Response) => void) {
    this.#send = send;
  }

  /** Returns false if the line is not a request and cannot be answered. */
  receive(line: string): boolean {
    const request = parseRequest(line);
    if (!request) return false;
    try {
      this.handle(request);
    } catch (error) {
      this.answer(request.id, { action: request.kind, errors: [String(error)] });
    }
    return true;
  }

  private handle(request: Request): void {
    const { id } = request;
    switch (request.kind) {
      case 'load':
        this.answer(id, this.load(request.rulesetName, request.files));
        return;
      case 'verify':
        this.verify(id, request.rulesetName, request.question);
        return;
      case 'fetched':
        this.resume(id, request.document);
        return;
      case 'unknown':
        this.answer(id, { action: request.action, errors: [`Unknown action: ${request.action}.`] });
    }
  }

  private load(rulesetName: string, files: readonly RulesSource[]): Answer {
    const action = 'load_ruleset';
    const [file] = files;
    if (!file) return { action, errors: ['There is no rules file to load.'] };
    const compiled = compileRules(file.content, file.name, STORAGE_PROFILE);
    if (!compiled.ok) {
      const isError = ({ severity }: RuleIssue) => severity === 'ERROR';
      return {
        action,
        errors: compiled.issues.filter(isError).map((issue) => encode(issue, file)),
      };
    }
    this.#rulesets.set(rulesetName, compiled.ruleset);
    const warnings = compiled.warnings.map((issue) => encode(issue, file));
    return { action, warnings, result: { rulesVersion: compiled.ruleset.version } };
  }

  private verify(id: number, rulesetName: string, question: StorageQuestion): void {
    const ruleset = this.#rulesets.get(rulesetName);
    if (ruleset) this.decide(id, { ruleset, question, documents: new Map() });
    else this.answer(id, { action: 'verify', errors: [`There is no ruleset ${rulesetName}.`] });
  }

  private resume(id: number, document: unknown): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    waiting.documents.set(waiting.path, document);
    this.decide(id, waiting);
  }

  private decide(id: number, state: Omit<Waiting, 'path'>): void {
    const { ruleset, question, documents } = state;
    try {
      this.answer(id, verdictAnswer(question, decideStorage(ruleset, question, documents)));
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      this.#waiting.set(id, { ...state, path: error.path });
      const path = error.path.split('/').map(encodeURIComponent).join('/');
      this.answer(id, { action: 'fetch', server_request_id: id, context: { path } });
    }
  }

  private answer(id: number, answer: Answer): void {
    this.#send({ id, status: 'ok', errors: [], warnings: [], ...answer });
  }
}

/** firebase-tools only logs warnings, so they carry the reason for a denial. */
function verdictAnswer({ method, path }: StorageQuestion, verdict: Verdict): Answer {
  const result = { permit: verdict.allowed };
  if (verdict.allowed) return { action: 'verify', result };
  const reason = `Denied by rules: ${method} ${path}: ${explain(verdict.refusals)}`;
  return { action: 'verify', result, warnings: [reason] };
}

/** An issue in the format that firebase-tools parses for its log. */
function encode({ line, column, message }: RuleIssue, { name }: RulesSource): string {
  return JSON.stringify({
    description_: message,
    sourcePosition_: { fileName_: name, line_: line, column_: column },
  });
}
