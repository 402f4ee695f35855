/** Which surface an address belongs to; calls and the live socket carry that surface's session and no other. */
import type { Surface } from '@kervan/domain/auth/roles.ts'

const officeAddresses = /^\/(staff|customers|benchmark|newsletter|analytics|quote-preview)(\/|$)/

export function surfaceAt(pathname: string): Surface {
  return officeAddresses.test(pathname) ? 'office' : 'portal'
}
