/** Notes on risks and the economy: those that hold today are shown to customers with their source. */
import { type MarketNote, MarketNoteForm } from '@kervan/domain/luna/market.contract.ts'
import { type NoteKind, noteKinds, type Severity, severities } from '@kervan/domain/luna/market.copy.ts'
import { type TradeRegion, tradeRegions } from '@kervan/domain/luna/trade-routes.ts'
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { SeverityBadge } from '#features/luna/severity-badge.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Badge } from '#spine/ui/badge.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export function MarketNotesCard() {
  const [edited, setEdited] = useState<MarketNote | 'new'>()
  const query = useQuery(api.luna.market.listNotes.queryOptions())
  return (
    <Card aria-label="Risk ve ekonomi notları">
      <CardHead
        title="Risk ve ekonomi notları"
        action={
          <Button size="sm" onClick={() => setEdited('new')}>
            Not ekle
          </Button>
        }
      />
      {query.isPending && (
        <Loading className="p-5">
          <Skeleton className="h-32" />
        </Loading>
      )}
      {query.isError && !query.data && <LoadFailure title="Notlar gösterilemedi" query={query} />}
      {query.data?.notes.length === 0 && (
        <EmptyState title="Not yok">
          Fırtına, grev, kanal ya da talep notları müşterilere burada yazıldığı gibi gösterilir.
        </EmptyState>
      )}
      <ul className="divide-y divide-line">
        {query.data?.notes.map((note) => (
          <NoteRow key={note.id} note={note} onEdit={() => setEdited(note)} />
        ))}
      </ul>
      {edited && <NoteDialog note={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />}
    </Card>
  )
}

function NoteRow({ note, onEdit }: { note: MarketNote; onEdit: () => void }) {
  const today = dayInIstanbul(new Date())
  const isValid = note.valid_from <= today && today <= note.valid_until
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 px-4 py-3 text-14 md:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {note.title}
          <SeverityBadge severity={note.severity} label={severities[note.severity]} />
          {!isValid && <Badge>Geçerli değil</Badge>}
        </p>
        <p>{note.text}</p>
        <p className="text-13 text-muted">
          {[
            noteKinds[note.kind],
            note.region ? tradeRegions[note.region] : 'Bütün bölgeler',
            `${formatShortDate(note.valid_from)} – ${formatShortDate(note.valid_until)}`,
            note.source,
          ].join(' · ')}
        </p>
      </div>
      <Button size="sm" aria-label={`Düzenle: ${note.title}`} onClick={onEdit}>
        Düzenle
      </Button>
    </li>
  )
}

function blankNote(): MarketNoteForm {
  const today = dayInIstanbul(new Date())
  return {
    kind: 'weather',
    region: null,
    severity: 'medium',
    title: '',
    text: '',
    delay_hours: null,
    source: '',
    valid_from: today,
    valid_until: daysLater(today, 14),
  }
}

function NoteDialog({ note, onClose }: { note: MarketNote | null; onClose: () => void }) {
  const [draft, setDraft] = useState<MarketNoteForm>(() => note ?? blankNote())
  const [isChecked, setChecked] = useState(false)
  const queries = useQueryClient()
  const checked = MarketNoteForm.safeParse(draft)
  const errorOf = (key: keyof MarketNoteForm) =>
    isChecked ? checked.error?.issues.find(({ path }) => path[0] === key)?.message : undefined
  const done = async (title: string) => {
    await queries.invalidateQueries({ queryKey: api.luna.market.key() })
    toast.success({ title })
    onClose()
  }
  const save = useMutation({
    mutationFn: (form: MarketNoteForm) => client.luna.market.saveNote({ id: note?.id ?? null, note: form }),
    onSuccess: () => done('Not kaydedildi'),
  })
  const remove = useMutation({
    mutationFn: () => client.luna.market.removeNote({ id: note?.id ?? '' }),
    onSuccess: () => done('Not silindi'),
  })
  const set = (part: Partial<MarketNoteForm>) => setDraft((before) => ({ ...before, ...part }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (checked.success && !save.isPending) save.mutate(checked.data)
  }
  const failed = save.error ?? remove.error
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={note ? 'Notu düzenle' : 'Not ekle'}
      footer={
        <>
          {note && (
            <Button
              className="mr-auto"
              variant="ghost"
              busy={remove.isPending}
              onClick={() => remove.mutate()}
            >
              Notu sil
            </Button>
          )}
          <Button type="submit" form="market-note" variant="primary" busy={save.isPending}>
            Kaydet
          </Button>
        </>
      }
    >
      <form id="market-note" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="Tür">
            <Select
              value={draft.kind}
              options={optionsOf(noteKinds)}
              onChange={({ target }) => set({ kind: target.value as NoteKind })}
            />
          </Field>
          <Field label="Bölge">
            <Select
              value={draft.region ?? ''}
              placeholder="Bütün bölgeler"
              options={optionsOf(tradeRegions)}
              onChange={({ target }) => set({ region: (target.value || null) as TradeRegion | null })}
            />
          </Field>
          <Field label="Önem">
            <Select
              value={draft.severity}
              options={optionsOf(severities)}
              onChange={({ target }) => set({ severity: target.value as Severity })}
            />
          </Field>
        </div>
        <Field label="Başlık" required error={errorOf('title')}>
          <Input
            value={draft.title}
            maxLength={120}
            onChange={({ target }) => set({ title: target.value })}
          />
        </Field>
        <Field label="Açıklama" required error={errorOf('text')}>
          <Textarea
            rows={3}
            value={draft.text}
            maxLength={600}
            onChange={({ target }) => set({ text: target.value })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="İlk gün" required error={errorOf('valid_from')}>
            <DateInput value={draft.valid_from} onChange={(valid_from) => set({ valid_from })} />
          </Field>
          <Field label="Son gün" required error={errorOf('valid_until')}>
            <DateInput value={draft.valid_until} onChange={(valid_until) => set({ valid_until })} />
          </Field>
          <Field label="Beklenen gecikme" error={errorOf('delay_hours')}>
            <NumberInput
              value={draft.delay_hours === null ? '' : String(draft.delay_hours)}
              onChange={(hours) => set({ delay_hours: hours === '' ? null : Number(hours) })}
              unit="saat"
            />
          </Field>
        </div>
        <Field label="Kaynak" required error={errorOf('source')}>
          <Input
            value={draft.source}
            maxLength={120}
            onChange={({ target }) => set({ source: target.value })}
          />
        </Field>
        {failed && <Alert title="Kaydedilemedi">{toProblem(failed).message}</Alert>}
      </form>
    </Dialog>
  )
}
