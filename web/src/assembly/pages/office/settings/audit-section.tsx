/** `/staff/settings/kayitlar`: who changed what and when, with the values before and after. */
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { AuditRow } from '#assembly/pages/office/settings/audit-row.tsx'
import { recordTitle, recordWords } from '#assembly/pages/office/settings/audit-words.ts'
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { type Place, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'
import { Button } from '#spine/ui/button.tsx'
import { Card } from '#spine/ui/card.tsx'
import { DateRangeInput } from '#spine/ui/date-range-input.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { parseDay } from '#spine/ui/from-date-filter.tsx'
import { LoadMoreButton } from '#spine/ui/load-more-button.tsx'
import { RemovableFilter } from '#spine/ui/removable-filter.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function AuditSection() {
  return (
    <SettingsFrame title="Değişiklik kayıtları" isWide>
      <Audit />
    </SettingsFrame>
  )
}

/** What the address asks for: `?person=…&kind=…&record=…&from=…&to=…`. */
function useFilters() {
  const [params, setParams] = useSearchParams()
  const day = (name: string) => parseDay(params.get(name)) ?? ''
  return {
    person: params.get('person') ?? '',
    kind: params.get('kind') ?? '',
    record: params.get('record') ?? '',
    from: day('from'),
    to: day('to'),
    search: params.toString(),
    change: (changed: Record<string, string | null>) =>
      setParams(new URLSearchParams(withParams(params.toString(), changed)), { preventScrollReset: true }),
  }
}

function Audit() {
  const { person, kind, record, from, to, search, change } = useFilters()
  const staff = useQuery(api.auth.listStaff.queryOptions())
  const entries = useListPages(
    api.auth.listAuditEntries.infiniteOptions({
      input: (place: Place) => ({
        limit: 50,
        ...place,
        ...(person && { actor_id: person }),
        ...(kind && { subject_table: kind }),
        ...(record && { subject_id: record }),
        ...(from && { from }),
        ...(to && { to }),
      }),
      ...pageOptions,
    }),
  )
  const people = (staff.data?.people ?? []).map(({ id, full_name, email }) => ({
    value: id,
    label: full_name || email,
  }))
  const kinds = Object.entries(recordWords).map(([value, label]) => ({ value, label }))
  const isFiltered = Boolean(person || kind || record || from || to)
  return (
    <>
      <search aria-label="Kayıt süzgeçleri" className="flex flex-wrap items-center gap-3">
        <div className="w-52 max-sm:flex-1 max-sm:basis-full">
          <Select
            aria-label="Kişi"
            value={person}
            options={[{ value: '', label: 'Herkes' }, ...people]}
            onChange={({ target }) => change({ person: target.value || null })}
          />
        </div>
        <div className="w-52 max-sm:flex-1 max-sm:basis-full">
          <Select
            aria-label="Kayıt türü"
            value={kind}
            options={[
              { value: '', label: 'Bütün kayıtlar' },
              ...kinds,
              ...(kind && !recordWords[kind] ? [{ value: kind, label: kind }] : []),
            ]}
            onChange={({ target }) => change({ kind: target.value || null, record: null })}
          />
        </div>
        <DateRangeInput
          label="Gün"
          value={{ from, to }}
          onChange={(range) => change({ from: range.from || null, to: range.to || null })}
        />
        {record && (
          <RemovableFilter search={withParams(search, { record: null })}>
            {`Tek kayıt: ${recordTitle(kind, record)}`}
          </RemovableFilter>
        )}
      </search>
      {entries.isError && !entries.data && <LoadFailure title="Kayıtlar gösterilemedi" query={entries} />}
      {entries.isPending && (
        <Loading>
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
      {entries.data && (
        <Card aria-label="Değişiklikler">
          {entries.data.length === 0 ? (
            <EmptyState
              title={isFiltered ? 'Bu süzgeçlerle değişiklik yok' : 'Henüz değişiklik yok'}
              action={
                isFiltered && (
                  <Button
                    onClick={() => change({ person: null, kind: null, record: null, from: null, to: null })}
                  >
                    Süzgeçleri kaldır
                  </Button>
                )
              }
            >
              Personelin yaptığı her değişiklik önceki ve sonraki hâliyle burada durur.
            </EmptyState>
          ) : (
            <ul aria-label="Değişiklikler" className="divide-y divide-line">
              {entries.data.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
          <LoadMoreButton pages={entries} />
        </Card>
      )}
    </>
  )
}
