/** The sign before a letter or a figure, by which names were divided before they were divided by capitals. */
const DIVIDED = /[-_]([a-z\d])/g;
/** Where a name in capitals is divided. */
const NEXT_WORD = /(?<=[a-z])(?:[A-Z]|\d)/g;

/** The name of an action in the log: what was changed and the step, as 'draftOrder.send' and 'order.givenBack'. */
export function actionName(action: string): string {
  return action.replaceAll(DIVIDED, (_, next: string) => next.toUpperCase());
}

/** The name of an action in every spelling that the log has had: rows are never altered. */
export function actionSpellings(action: string): string[] {
  const name = actionName(action);
  const divided = (sign: string) =>
    name.replaceAll(NEXT_WORD, (next) => `${sign}${next.toLowerCase()}`);
  return [...new Set([action, name, divided('-'), divided('_')])];
}
