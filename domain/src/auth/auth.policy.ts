/** Who may sign in where, decided from the address and its account. Never revealed: the answer on the screen is always the same. */
import { type Role, type Surface, surfaceRoles } from '#access/roles.ts'
import { type EmailAddress, emailDomain } from '#values/email-address.ts'

export type KnownAccount = { role: Role; disabled: boolean }
/** `join` creates an account with that role at the first correct code. */
export type Entitlement = { kind: 'enter' } | { kind: 'join'; role: Role } | { kind: 'refuse' }

const refused: Entitlement = { kind: 'refuse' }

export function isStaffAddress(email: EmailAddress, staffDomains: readonly string[]): boolean {
  return staffDomains.includes(emailDomain(email))
}

/** Company addresses are for staff only, all others for customers only; the first staff member becomes admin. */
export function entitlementTo(
  surface: Surface,
  address: { staffAddress: boolean; account: KnownAccount | undefined; officeEmpty: boolean },
): Entitlement {
  const { account } = address
  if (address.staffAddress !== (surface === 'office')) return refused
  if (account)
    return !account.disabled && surfaceRoles[surface].includes(account.role) ? { kind: 'enter' } : refused
  if (surface === 'portal') return { kind: 'join', role: 'customer' }
  return address.officeEmpty ? { kind: 'join', role: 'admin' } : refused
}
