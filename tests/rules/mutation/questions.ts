import { EVERYONE, type Actor } from '../actors.ts';
import {
  listQuestion,
  missingQuestion,
  operationQuestion,
  writeQuestion,
  type Question,
} from '../simulator/firestore-simulator.ts';
import { OPERATIONS } from '../tables/access-case.ts';
import { ACCESS_TABLES } from '../tables/all-tables.ts';
import { DOCUMENT_FIELDS } from '../tables/document-fields.ts';
import { PROFILE_FIELDS } from '../tables/profile-fields.ts';

export interface Check {
  collection: string;
  question: Question;
  allowed: boolean;
}

/** Every cell of every access table and every field case. */
export function allQuestions(): Check[] {
  return [...cells(), ...boundlessLists(), ...fieldCases(), ...missingDocuments()];
}

const rootOf = (path: string) => path.split('/')[0] ?? '';

function cells(): Check[] {
  return ACCESS_TABLES.flatMap(({ target, table }) =>
    EVERYONE.flatMap((actor) => {
      const may = (table[actor] ?? '').split(' ');
      return OPERATIONS.map((operation) => ({
        collection: rootOf(target.path),
        question: operationQuestion(actor, operation, target),
        allowed: may.includes(operation),
      }));
    }),
  );
}

function boundlessLists(): Check[] {
  const actors: Actor[] = ['visitor', 'asha', 'meera', 'admin'];
  return ACCESS_TABLES.flatMap(({ target }) =>
    actors.flatMap((actor) =>
      [undefined, 101].map((most) => ({
        collection: rootOf(target.path),
        question: listQuestion(actor, target, most),
        allowed: false,
      })),
    ),
  );
}

/** Users without a profile can see that it is missing; other missing documents are refused. */
function missingDocuments(): Check[] {
  const paths = ['users/stranger', 'users/none', 'products/none', 'orders/none', 'quotes/none'];
  return paths.flatMap((path) =>
    (['visitor', 'stranger', 'asha', 'meera', 'admin'] as const).map((actor) => ({
      collection: rootOf(path),
      question: missingQuestion(actor, path),
      allowed: actor === 'admin' || (actor === 'stranger' && path === 'users/stranger'),
    })),
  );
}

function fieldCases(): Check[] {
  return [...PROFILE_FIELDS, ...DOCUMENT_FIELDS].map(({ actor, path, before, after, allowed }) => ({
    collection: rootOf(path),
    question: writeQuestion(actor, path, { before, after }),
    allowed,
  }));
}
