import { ApiError, NETWORK_FAILURE, NETWORK_MESSAGE } from './api-client.ts';

/** @throws ApiError with the network message when a chunk cannot be loaded */
export async function loadModule<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch {
    throw new ApiError(NETWORK_MESSAGE, { status: 0, code: NETWORK_FAILURE });
  }
}
