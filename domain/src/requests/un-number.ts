/** UN numbers of dangerous goods: four digits, usually printed `UN1263`. */

/** `UN1263`, or undefined for anything else. */
export function readUnNumber(typed: string): string | undefined {
  const [, digits] = /^(?:UN)?[ -]?(\d{4})$/i.exec(typed.trim()) ?? []
  return digits === undefined || digits === '0000' ? undefined : `UN${digits}`
}
