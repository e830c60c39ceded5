/** True until the page that the server rendered with its data is replaced: the new one must have the same height at once. */
export const servedPage = { isShown: false };
