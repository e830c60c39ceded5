interface AppCheckModule {
  appCheckToken: () => Promise<string>;
}

/** Returns undefined for GET, without App Check and on failure: the server decides about requests without a token. */
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
