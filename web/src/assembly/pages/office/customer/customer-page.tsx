/** `/staff/customer-management/{id}`: one customer with all that happened and all that can be done next. */
import { isErased } from '@kervan/domain/customers/customers.policy.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { CustomerHead } from '#assembly/pages/office/customer/customer-head.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ContactDialogs } from '#features/customers/contact/contact-dialogs.tsx'
import { customerName } from '#features/customers/customer-columns.tsx'
import { CustomerFiles } from '#features/documents/staff/customer-files.tsx'
import { CustomerFigures } from '#features/workqueue/customer/customer-figures.tsx'
import { CustomerNoteForm } from '#features/workqueue/customer/customer-note-form.tsx'
import { CustomerTimeline } from '#features/workqueue/customer/customer-timeline.tsx'
import { CustomerWork } from '#features/workqueue/customer/customer-work.tsx'
import { api, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function CustomerPage() {
  const { id = '' } = useParams()
  const query = useQuery(api.customers.get.queryOptions({ input: { id } }))
  const customer = query.data
  useDocumentTitle(customer ? customerName(customer) : 'Müşteri')
  const isMerged = customer !== undefined && customer.id !== id
  useLeadOn(isMerged ? customer.id : undefined)
  if ((!customer && !query.isError) || isMerged)
    return (
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </Loading>
    )
  if (!customer) {
    const { status } = toProblem(query.error)
    if (status !== 404 && status !== 400)
      return <LoadFailure title="Müşteriler yüklenirken bir hata oluştu" query={query} />
    return (
      <ErrorState
        title="Müşteri bulunamadı"
        message="Adres yanlış ya da müşteri artık yok."
        action={<LinkButton href="/staff/customers">Müşterilere git</LinkButton>}
      />
    )
  }
  return (
    <div key={id} className="flex flex-col gap-4">
      <CustomerHead customer={customer} />
      <CustomerFigures id={id} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <CustomerTimeline id={id} />
        {/* What is to be done comes before what was, where there is one column. */}
        <div className="flex flex-col gap-4 max-xl:order-first">
          <CustomerWork id={id} />
          {!isErased(customer) && <CustomerNoteForm id={id} />}
          <CustomerFiles id={id} />
        </div>
      </div>
      <ContactDialogs />
    </div>
  )
}

/** The address of a record that was merged leads to the one that was kept. */
function useLeadOn(keptId: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!keptId) return
    toast.info({ title: 'Bu kayıt birleştirildi', description: 'Kalan kayıt açıldı.' })
    void navigate(`/staff/customer-management/${keptId}`, { replace: true })
  }, [keptId, navigate])
}
