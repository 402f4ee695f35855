/** What is wrong with a rule, by the place in it: `condition.parts.0.values`. */

export type Faults = readonly { path: string; message: string }[]

type Issue = { path: string | readonly PropertyKey[]; message: string }

/** As a schema or the server says it. The server names the field of its own input in which the rule came. */
export function faultsOf(issues: readonly Issue[]): Faults {
  return issues.map(({ path, message }) => ({
    path: (typeof path === 'string' ? path : path.map(String).join('.')).replace(/^rule\./, ''),
    message,
  }))
}

/** Of the part itself. */
export const faultAt = (faults: Faults, path: string) => faults.find((fault) => fault.path === path)?.message

/** Of the part or of anything inside it. */
export const faultWithin = (faults: Faults, path: string) =>
  faults.find((fault) => fault.path === path || fault.path.startsWith(`${path}.`))?.message
