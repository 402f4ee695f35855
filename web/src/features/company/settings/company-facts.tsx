/** The company's data for those who read them only. */
import { useQuery } from '@tanstack/react-query'
import { type FieldGroup, readFacts } from '#features/company/settings/company-fields.ts'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function CompanyFacts({ groups, empty }: { groups: readonly FieldGroup[]; empty: string }) {
  const company = useQuery(api.company.get.queryOptions())
  if (!company.data && company.isError) return <LoadFailure title="Bilgiler açılamadı" query={company} />
  if (!company.data)
    return (
      <Loading>
        <Skeleton className="h-60 rounded-card" />
      </Loading>
    )
  return (
    <>
      <p className="text-14 text-muted">Bu bilgileri yöneticiler değiştirir.</p>
      {readFacts(groups, company.data).map(({ title, facts }) => (
        <Card key={title} aria-label={title}>
          <CardHead title={title} />
          <CardBody>
            <dl className="grid gap-x-6 gap-y-3 text-14 sm:grid-cols-[12rem_1fr]">
              {facts.map(({ key, label, value }) => (
                <div key={key} className="contents">
                  <dt className="text-muted">{label}</dt>
                  <dd className="-mt-2 whitespace-pre-line break-words sm:mt-0">{value || empty}</dd>
                </div>
              ))}
            </dl>
          </CardBody>
        </Card>
      ))}
    </>
  )
}
