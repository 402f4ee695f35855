/** How the sign-in library is called: what it is told of the caller, and how its refusals are told from failures. */
/** Where the caller's address stands, set by us alone: what a client says of itself is not looked at. */
export const addressHeader = 'x-kervan-address'

export function callerHeaders({ address, userAgent }: { address: string; userAgent: string }): Headers {
  return new Headers({ [addressHeader]: address, 'user-agent': userAgent })
}

/** Undefined when the library refused; whatever else went wrong is thrown. Known by name, so that its code need not be loaded here. */
export async function unlessRefused<T>(attempt: Promise<T>): Promise<T | undefined> {
  try {
    return await attempt
  } catch (error) {
    if ((error as Error).name === 'APIError') return undefined
    throw error
  }
}
