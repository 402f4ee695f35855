/** The pattern that finds typed words anywhere in a folded search column; signs with a meaning of their own are typed words too. */
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'

export function containing(search: string): string {
  return `%${foldTurkish(search).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
