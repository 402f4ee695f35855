/** `/staff/rates`: exchange rates, which an admin may also enter. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { useSession } from '#features/auth/session.ts'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { RatesView } from '#features/rates/rates-view.tsx'

export function RatesPage() {
  useDocumentTitle('Kurlar')
  const person = useSession('office').data?.person
  return <RatesView isAdmin={person ? mayEnter('admin', person.role) : false} />
}
