/** How long things take in the sandbox, in milliseconds. */
export interface SandboxTiming {
  /** The answer to a call with the fault `slow_30s`. */
  slowAnswer: number;
  /** After this a call that "times out" is cut off. */
  hang: number;
  /** A webhook call without an answer for so long has failed. */
  webhookTimeout: number;
  /** The pauses before each further try of a failed webhook call; after the last it is given up. */
  webhookRetries: readonly number[];
  /** From the closing of the payment window to the bank's late yes. */
  lateApproval: number;
}

/**
 * Razorpay's own figures where it has them (5 s for a webhook). It goes on retrying for a day; the
 * sandbox gives up after four minutes, which is long for a shop on the same machine.
 */
export const DEFAULT_TIMING: SandboxTiming = {
  slowAnswer: 30_000,
  hang: 120_000,
  webhookTimeout: 5_000,
  webhookRetries: [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000],
  lateApproval: 2_000,
};
