/** Whom the campaign is for: the choice, with its live count and some of those it finds. Consent is asked for besides, always. */
import { customerStatusWords } from '@kervan/domain/customers/customers.policy.ts'
import {
  type Engagement,
  engagementWords,
  type SegmentMode,
  segmentModeWords,
} from '@kervan/domain/newsletter/campaign-words.ts'
import type { Segment } from '@kervan/domain/newsletter/segment.ts'
import {
  recipientTypeWords,
  subscriberLanguageWords,
  subscriberStatusWords,
  subscriptionSourceWords,
} from '@kervan/domain/newsletter/subscriber-words.ts'
import { findCountry } from '@kervan/domain/places/country.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { leftOutWords } from '#features/newsletter/campaigns/left-out.ts'
import type { DraftEditor } from '#features/newsletter/editor/campaign-draft.ts'
import { CountryField } from '#features/places/country-field.tsx'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { ChoiceCards } from '#spine/ui/choice-cards.tsx'
import { Field } from '#spine/ui/field.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { useDebounced } from '#spine/ui/use-debounced.ts'

const modeNotes: Record<SegmentMode, string> = {
  frozen: 'Gönderim başlarken kesinleşir; sonra abone olanlar almaz. Ayrılanlara yine de gitmez.',
  live: 'Sırası gelen kişi o anda hâlâ seçime uyuyorsa alır.',
}

export function Audience({ editor: { draft, set } }: { editor: DraftEditor }) {
  const { segment, segment_mode } = draft
  const change = (values: Partial<Segment>) => set({ segment: { ...segment, ...values } })
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Card aria-label="Kime">
        <CardHead title="Kime" />
        <CardBody className="flex flex-col gap-5">
          <p className="text-13 text-muted">
            Bir satırda hiçbir şey seçmezseniz hepsi alınır. Yalnızca aktif ve onaylı abonelere gönderilir;
            ötekiler seçime uysa da ayrı sayılır.
          </p>
          <Several
            legend="Abonelik durumu"
            words={subscriberStatusWords}
            chosen={segment.statuses}
            onChange={(statuses) => change({ statuses })}
          />
          <Several
            legend="Kaynak"
            words={subscriptionSourceWords}
            chosen={segment.sources}
            onChange={(sources) => change({ sources })}
          />
          <Several
            legend="Dil"
            words={subscriberLanguageWords}
            chosen={segment.languages}
            onChange={(languages) => change({ languages })}
          />
          <Several
            legend="Alıcı türü"
            words={recipientTypeWords}
            chosen={segment.recipient_types}
            onChange={(recipient_types) => change({ recipient_types })}
          />
          <Several
            legend="Müşteri durumu"
            words={{ ...customerStatusWords, none: 'Müşteri olmayan' }}
            chosen={segment.customer_statuses}
            onChange={(customer_statuses) => change({ customer_statuses })}
          />
          <LaneFields lane={segment.lane} onChange={(lane) => change({ lane })} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="İlgi">
              <Select
                value={segment.engagement ?? ''}
                placeholder="Fark etmez"
                options={Object.entries(engagementWords).map(([value, label]) => ({ value, label }))}
                onChange={({ target }) => change({ engagement: (target.value || null) as Engagement | null })}
              />
            </Field>
            {segment.engagement && (
              <Field label="Son kaç gün">
                <NumberInput
                  value={String(segment.engagement_days)}
                  min="7"
                  max="365"
                  step="1"
                  onChange={(days) => {
                    const count = Number(days)
                    if (Number.isInteger(count) && count >= 7 && count <= 365)
                      change({ engagement_days: count })
                  }}
                />
              </Field>
            )}
          </div>
          <ChoiceCards
            legend="Liste ne zaman kesinleşsin?"
            choices={(Object.entries(segmentModeWords) as [SegmentMode, string][]).map(([value, label]) => ({
              value,
              label,
              detail: modeNotes[value],
            }))}
            value={segment_mode}
            onChange={(mode) => set({ segment_mode: mode })}
          />
        </CardBody>
      </Card>
      <Found segment={segment} />
    </div>
  )
}

type SeveralProps<Value extends string> = {
  legend: string
  words: Record<Value, string>
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

function Several<Value extends string>({ legend, words, chosen, onChange }: SeveralProps<Value>) {
  return (
    <fieldset>
      <legend className="text-14 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-x-5">
        {(Object.entries(words) as [Value, string][]).map(([value, label]) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onCheckedChange={(checked) =>
              onChange(checked === true ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

type LaneProps = { lane: Segment['lane']; onChange: (lane: Segment['lane']) => void }

function LaneFields({ lane, onChange }: LaneProps) {
  const nameOf = (code: string | null | undefined) => (code ? (findCountry(code)?.name ?? code) : '')
  const [from, setFrom] = useState(nameOf(lane?.origin_country))
  const [to, setTo] = useState(nameOf(lane?.destination_country))
  const settle = (origin: string, destination: string) => {
    const [first, second] = [findCountry(origin)?.code ?? null, findCountry(destination)?.code ?? null]
    onChange(first || second ? { origin_country: first, destination_country: second } : null)
  }
  const problem = (typed: string) =>
    typed.trim() !== '' && !findCountry(typed) ? 'Ülkeyi listeden seçin.' : undefined
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-14 font-medium">Hat: son bir yılda bu hatta talebi olan müşteriler</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Çıkış ülkesi" optionalMark error={problem(from)}>
          <CountryField
            value={from}
            onChange={(country) => {
              setFrom(country)
              settle(country, to)
            }}
          />
        </Field>
        <Field label="Varış ülkesi" optionalMark error={problem(to)}>
          <CountryField
            value={to}
            onChange={(country) => {
              setTo(country)
              settle(from, country)
            }}
          />
        </Field>
      </div>
    </fieldset>
  )
}

function Found({ segment }: { segment: Segment }) {
  const asked = useDebounced(segment, 300)
  const query = useQuery(
    api.newsletter.campaigns.previewSegment.queryOptions({
      input: { segment: asked },
      placeholderData: keepPreviousData,
    }),
  )
  const found = query.data
  return (
    <Card aria-label="Seçilenler" className="lg:sticky lg:top-0">
      <CardHead title="Seçilenler" />
      {query.isError && !found ? (
        <LoadFailure title="Seçim sayılamadı" query={query} />
      ) : !found ? (
        <Loading className="p-5">
          <Skeleton className="h-40" />
        </Loading>
      ) : (
        <CardBody className="flex flex-col gap-3 text-14">
          <p role="status">
            <span className="figures text-28 font-bold">{formatCount(found.deliverable)}</span> kişiye
            gönderilir
          </p>
          <p className="figures text-13 text-muted">
            {[`Seçime uyan ${formatCount(found.matching)} abone`, ...leftOutWords(found)].join(' · ')}
          </p>
          {found.sample.length > 0 && (
            <ul aria-label="Örnek alıcılar" className="divide-y divide-line border-line border-t">
              {found.sample.map(({ id, email, name }) => (
                <li key={id} className="py-2">
                  <p className="truncate">{name || email}</p>
                  {name && <p className="truncate text-13 text-muted">{email}</p>}
                </li>
              ))}
            </ul>
          )}
        </CardBody>
      )}
    </Card>
  )
}
