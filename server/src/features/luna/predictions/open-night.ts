/** A night on which something was open: it is foretold in the night, so that it is learned from as it was in one of them. */
const dayMs = 86_400_000

/** Always the same one for the same record, any of them alike: otherwise those that end soon would count as much as those that stay open. */
export function openNight(id: string, from: number, to: number): number {
  const nights = Math.max(1, Math.ceil((to - from) / dayMs))
  const hash = Number.parseInt(id.replaceAll('-', '').slice(-8), 16) || 0
  return from + ((Math.imul(hash, 2_654_435_761) >>> 8) % nights) * dayMs
}

export const daysSince = (from: number, at: number) => Math.floor((at - from) / dayMs)
