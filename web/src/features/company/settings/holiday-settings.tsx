/** The days on which the office is closed, as an admin corrects them; those of every year by law are listed among them. */
import type { HolidayEntry } from '@kervan/domain/company/company.contract.ts'
import { type Holiday, yearlyHolidays } from '@kervan/domain/company/public-holidays.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { isDay } from '@kervan/domain/values/is-day.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

const timeoutMs = 30_000
const title = 'Tatil günleri'

export function HolidaySettings() {
  const calendar = useQuery(api.company.calendar.queryOptions())
  return (
    <Card>
      <CardHead title={title} />
      <CardBody>
        {calendar.isPending && (
          <Loading>
            <Skeleton className="h-40" />
          </Loading>
        )}
        {calendar.isError && !calendar.data && (
          <LoadFailure title="Tatil günleri açılamadı" query={calendar} />
        )}
        {calendar.data && <Holidays stored={calendar.data.holidays} />}
      </CardBody>
    </Card>
  )
}

function Holidays({ stored }: { stored: readonly HolidayEntry[] }) {
  const thisYear = Number(dayInIstanbul(new Date()).slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const years = Array.from({ length: 6 }, (_, ahead) => String(thisYear + ahead))
  const own = new Set(stored.map(({ day }) => day))
  const shown = [
    ...stored.filter(({ day }) => day.startsWith(`${year}-`)),
    ...yearlyHolidays(year).filter(({ day }) => !own.has(day)),
  ].sort((a, b) => a.day.localeCompare(b.day))
  const hasFeasts = stored.some(({ day, half }) => day.startsWith(`${year}-`) && !half)
  return (
    <div className="flex flex-col gap-4">
      <p className="measure text-13 text-muted">
        Bu günlerde süre işlemez; yarım günlerde ofis 13.00’te kapanır. Her yıl aynı olan resmî tatiller
        kendiliğinden sayılır, dinî bayramları ve idari izinleri siz düzeltirsiniz.
      </p>
      <Field label="Yıl" className="w-32">
        <Select
          value={String(year)}
          onChange={({ target }) => setYear(Number(target.value))}
          options={years.map((each) => ({ value: each, label: each }))}
        />
      </Field>
      {!hasFeasts && (
        <Alert title={`${year} yılının dinî bayramları girilmemiş`}>
          Girilmezse o günler çalışma günü sayılır.
        </Alert>
      )}
      <ul className="divide-y divide-line border-line border-y">
        {shown.map((holiday) => (
          <HolidayRow key={holiday.day} holiday={holiday} isOwn={own.has(holiday.day)} />
        ))}
      </ul>
      <AddHoliday />
    </div>
  )
}

/** A stored day can be removed; removed by mistake, it is put back. */
function HolidayRow({ holiday, isOwn }: { holiday: Holiday; isOwn: boolean }) {
  const { save, remove } = useHolidayChanges()
  const { day, name, half } = holiday
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="figures w-36">{formatDate(`${day}T12:00:00Z`)}</span>
      <span className="min-w-0 flex-1 break-words">
        {name}
        {half && <span className="text-muted"> · öğleden sonra</span>}
      </span>
      {isOwn ? (
        <Button
          size="sm"
          variant="ghost"
          busy={remove.isPending}
          aria-label={`Kaldır: ${name}`}
          onClick={() =>
            remove.mutate(day, {
              onSuccess: () =>
                toast.undo({ title: `Kaldırıldı: ${name}`, topic: `holiday ${day}` }, () =>
                  save.mutate({ day, name, half }),
                ),
            })
          }
        >
          Kaldır
        </Button>
      ) : (
        <span className="text-13 text-muted">Her yıl</span>
      )}
    </li>
  )
}

const blank: HolidayEntry = { day: '', name: '', half: false }

function AddHoliday() {
  const { save } = useHolidayChanges()
  const [typed, setTyped] = useState(blank)
  const isWhole = isDay(typed.day) && typed.name.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole || save.isPending) return
    save.mutate(typed, {
      onSuccess: ({ name }) => {
        setTyped(blank)
        toast.success({ title: `Kaydedildi: ${name}`, description: 'Kalan süreler yeniden sayılıyor.' })
      },
    })
  }
  return (
    <form noValidate aria-label="Tatil günü ekle" onSubmit={submit} className="flex flex-col gap-3">
      <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
        <Field label="Gün">
          <DateInput value={typed.day} onChange={(day) => setTyped({ ...typed, day })} />
        </Field>
        <Field label="Tatilin adı">
          <Input
            value={typed.name}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => setTyped({ ...typed, name: target.value })}
          />
        </Field>
      </div>
      <Checkbox
        label="Yalnızca öğleden sonra"
        checked={typed.half}
        onCheckedChange={(checked) => setTyped({ ...typed, half: checked === true })}
      />
      {save.isError && <Alert title="Kaydedilemedi">{toProblem(save.error).message}</Alert>}
      <Button type="submit" className="self-end" busy={save.isPending} disabled={!isWhole}>
        Günü ekle
      </Button>
    </form>
  )
}

function useHolidayChanges() {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: api.company.calendar.key() })
  const onError = (error: Error) =>
    toast.failure({ title: 'Tatil günü değiştirilemedi', description: toProblem(error).message })
  const call = () => ({ signal: AbortSignal.timeout(timeoutMs) })
  return {
    save: useMutation({
      mutationFn: (entry: HolidayEntry) => client.company.saveHoliday(entry, call()),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (day: string) => client.company.removeHoliday({ day }, call()),
      onError,
      onSettled,
    }),
  }
}
