interface AppCheckModule {
  appCheckToken: () => Promise<string>;
}

/**
 * Proof that a page of the shop asks, for what changes something; undefined where App Check is not set up. Without
 * proof the request goes out all the same: the server decides.
 */
export async function requestAppCheckToken(
  method: string,
  key: string,
  load: () => Promise<AppCheckModule>,
): Promise<string | undefined> {
  if (key === '' || method === 'GET') return undefined;
  try {
    const { appCheckToken } = await load();
    return await appCheckToken();
  } catch {
    return undefined;
  }
}
