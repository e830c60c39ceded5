/** A refusal in the portal's envelope: `2150 : Duplicate IRN`. The e-way bill system sends no code. */
export class PortalError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly result?: unknown,
  ) {
    super(message);
  }

  get body(): object {
    const { code, message, result } = this;
    const said = code === '' ? message : `${code} : ${message}`;
    return { success: false, message: said, ...(result !== undefined && { result }) };
  }
}
