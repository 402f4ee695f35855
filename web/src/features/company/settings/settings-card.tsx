/** A card around one group of the company's settings, once they are loaded. */
import type { CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

type Props = {
  title: string
  /** What stands beside the title. */
  mark?: (record: CompanyRecord) => ReactNode
  children: (record: CompanyRecord) => ReactNode
}

export function SettingsCard({ title, mark, children }: Props) {
  const settings = useQuery(api.company.getSettings.queryOptions())
  return (
    <Card>
      <CardHead title={title} action={settings.data && mark?.(settings.data)} />
      <CardBody>
        {settings.isPending && (
          <Loading>
            <Skeleton className="h-24" />
          </Loading>
        )}
        {settings.isError && !settings.data && <LoadFailure title="Ayarlar açılamadı" query={settings} />}
        {settings.data && children(settings.data)}
      </CardBody>
    </Card>
  )
}
