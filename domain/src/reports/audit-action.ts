/** Separators in action names of older versions. */
const DIVIDED = /[-_]([a-z\d])/g;
const NEXT_WORD = /(?<=[a-z])(?:[A-Z]|\d)/g;

/** Normalises an action name to camel case, such as 'draftOrder.send'. */
export function actionName(action: string): string {
  return action.replaceAll(DIVIDED, (_, next: string) => next.toUpperCase());
}

/** All spellings that the audit log contains: rows are never changed. */
export function actionSpellings(action: string): string[] {
  const name = actionName(action);
  const divided = (sign: string) =>
    name.replaceAll(NEXT_WORD, (next) => `${sign}${next.toLowerCase()}`);
  return [...new Set([action, name, divided('-'), divided('_')])];
}
