/** Who may sign in where, decided from the address and what is known of it. Said to nobody: the answer on the screen is always the same. */
import { type Role, type Surface, surfaceRoles } from '#access/roles.ts'
import { type EmailAddress, emailDomain } from '#values/email-address.ts'

export type KnownAccount = { role: Role; disabled: boolean }
/** `join` makes an account with that role at the first right code. */
export type Entitlement = { kind: 'enter' } | { kind: 'join'; role: Role } | { kind: 'refuse' }

const refused: Entitlement = { kind: 'refuse' }

export function isStaffAddress(email: EmailAddress, staffDomains: readonly string[]): boolean {
  return staffDomains.includes(emailDomain(email))
}

/** A company address never becomes a customer, another address never staff; the first of the office becomes its admin. */
export function entitlementTo(
  surface: Surface,
  asking: { staffAddress: boolean; account: KnownAccount | undefined; officeEmpty: boolean },
): Entitlement {
  const { account } = asking
  if (asking.staffAddress !== (surface === 'office')) return refused
  if (account)
    return !account.disabled && surfaceRoles[surface].includes(account.role) ? { kind: 'enter' } : refused
  if (surface === 'portal') return { kind: 'join', role: 'customer' }
  return asking.officeEmpty ? { kind: 'join', role: 'admin' } : refused
}
