/** Whether this person changes rules: admins do, others read them. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { useSession } from '#features/auth/session.ts'

export const onlyAdmins = 'Kuralları yalnızca yöneticiler açıp kapatır.'

export function useMayChange(): boolean {
  const person = useSession('office').data?.person
  return person !== null && person !== undefined && mayEnter('admin', person.role)
}
