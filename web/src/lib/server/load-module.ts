import { ApiError, NETWORK_FAILURE, NETWORK_MESSAGE } from './api-client.ts';

/** Code that is a download of its own. @throws ApiError with the sentence that people read when it is lost */
export async function loadModule<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch {
    throw new ApiError(NETWORK_MESSAGE, { status: 0, code: NETWORK_FAILURE });
  }
}
