/** Pages that only admins may see; the server refuses everybody else. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import type { ReactNode } from 'react'
import { useSession } from '#features/auth/session.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'

export function AdminsOnly({ children }: { children: ReactNode }) {
  const person = useSession('office').data?.person
  if (person && !mayEnter('admin', person.role))
    return (
      <div className="max-w-4xl">
        <h1 className="text-22">Veri başvuruları</h1>
        <EmptyState title="Bu sayfa yöneticiler içindir">
          Kişisel verilerle ilgili başvuruları bir yönetici yanıtlar.
        </EmptyState>
      </div>
    )
  return children
}
