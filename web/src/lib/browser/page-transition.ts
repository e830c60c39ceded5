/** `run` is set once its code has loaded; false: there is nothing to animate. Addresses are paths. */
export const pageTransition: {
  run?: (from: string, to: string, show: () => void) => boolean;
} = {};
