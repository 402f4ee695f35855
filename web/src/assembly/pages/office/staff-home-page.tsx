/** The home page of the office: the signed-in person, open work, and customers as they join. */
import { lazy, Suspense } from 'react'
import { roleNames } from '#features/auth/role-names.copy.ts'
import { useSession } from '#features/auth/session.ts'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { OpenWork } from '#features/workqueue/open-work.tsx'
import { useWork } from '#features/workqueue/work-list.ts'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { Avatar } from '#spine/ui/avatar.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

/** Below the work, which is what the page is opened for. */
const CustomerList = lazy(() =>
  loadView(async () => (await import('#features/customers/customer-list.tsx')).CustomerList),
)

export function StaffHomePage() {
  useDocumentTitle('Gösterge Paneli')
  const person = useSession('office').data?.person
  const isWorkLoading = useWork().isLoading
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-22">Gösterge Paneli</h1>
      {person && (
        <section aria-label="Siz" className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Avatar name={person.full_name || person.email} />
          <p className="mr-auto min-w-0 leading-5">
            <span className="block font-medium">
              {person.full_name || person.email}{' '}
              <span className="font-normal text-muted">· {roleNames[person.role]}</span>
            </span>
            <span className="block break-all text-13 text-muted">{person.email}</span>
          </p>
          <LinkButton href="/staff/profile" size="sm">
            Profilim
          </LinkButton>
        </section>
      )}
      <OpenWork />
      {/* The work would push it down when it comes. */}
      {!isWorkLoading && (
        <Suspense
          fallback={
            <Loading>
              <Skeleton className="h-96" />
            </Loading>
          }
        >
          <CustomerList />
        </Suspense>
      )}
    </div>
  )
}
