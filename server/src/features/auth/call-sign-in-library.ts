/** How the sign-in library is called: the headers it reads, and its refusals, which are not failures. */
/** The caller's address for the library. Set by us only; a client's own header never reaches it. */
export const addressHeader = 'x-kervan-address'

export function callerHeaders({ address, userAgent }: { address: string; userAgent: string }): Headers {
  return new Headers({ [addressHeader]: address, 'user-agent': userAgent })
}

/** The error is recognised by its name, so that this file does not load the library. */
export async function undefinedIfRefused<T>(attempt: Promise<T>): Promise<T | undefined> {
  try {
    return await attempt
  } catch (error) {
    if ((error as Error).name === 'APIError') return undefined
    throw error
  }
}
