/** The figures of the market by kind: written by hand, brought as a file, or taken out; the newest first. */
import { type MarketFigure, MarketFigureForm } from '@kervan/domain/luna/market.contract.ts'
import { type FigureKind, figureKinds, figureUnits } from '@kervan/domain/luna/market.copy.ts'
import { figureSubjects, subjectName } from '@kervan/domain/luna/market.ts'
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { formatMeasure } from '@kervan/domain/values/format-number.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Field } from '#spine/ui/field.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { Input } from '#spine/ui/input.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

const ImportDialog = lazy(() =>
  loadDialog(async () => (await import('#features/luna/market/import-dialog.tsx')).ImportDialog),
)

const kinds = Object.entries(figureKinds).map(([value, label]) => ({ value, label }))
const shownAtFirst = 20

export function MarketFiguresCard() {
  const [kind, setKind] = useState<FigureKind>('fuel')
  const [isImporting, setImporting] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const query = useQuery(api.luna.market.listFigures.queryOptions({ input: { kind } }))
  const figures = query.data?.figures ?? []
  return (
    <Card aria-label="Endeks değerleri">
      <CardHead
        title="Endeks değerleri"
        action={
          <Button size="sm" onClick={() => setImporting(true)}>
            Dosyadan al
          </Button>
        }
      />
      <CardBody className="flex flex-col gap-4">
        <p className="measure text-13 text-muted">
          Rota analizi, operasyon bulguları ve liman önerileri bu değerleri kullanır. Her değerin kaynağı
          müşteriye gösterilir; eski değer gösterilmez.
        </p>
        <div className="max-w-72">
          <Select
            aria-label="Tür"
            options={kinds}
            value={kind}
            onChange={({ target }) => {
              setKind(target.value as FigureKind)
              setWhole(false)
            }}
          />
        </div>
        <FigureForm key={kind} kind={kind} />
      </CardBody>
      {query.isPending && (
        <Loading className="px-5 pb-5">
          <Skeleton className="h-40" />
        </Loading>
      )}
      {query.isError && !query.data && <LoadFailure title="Değerler gösterilemedi" query={query} />}
      {query.data && figures.length === 0 && <EmptyState title="Yazılmış değer yok" />}
      {figures.length > 0 && (
        <>
          <FigureTable kind={kind} figures={isWhole ? figures : figures.slice(0, shownAtFirst)} />
          {figures.length > shownAtFirst && !isWhole && (
            <div className="px-4 py-3 md:px-5">
              <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
                Eskileri de göster
              </Button>
            </div>
          )}
        </>
      )}
      <Suspense>{isImporting && <ImportDialog onClose={() => setImporting(false)} />}</Suspense>
    </Card>
  )
}

/** `612,5 USD/MT`, `%95` */
export function figureText({ kind, value }: Pick<MarketFigure, 'kind' | 'value'>): string {
  return kind === 'congestion'
    ? `%${formatMeasure(value, '').trim()}`
    : formatMeasure(value, figureUnits[kind])
}

/** On a phone the source stands below the place. */
function FigureTable({ kind, figures }: { kind: FigureKind; figures: readonly MarketFigure[] }) {
  const hasWait = kind === 'congestion'
  const queries = useQueryClient()
  const refetch = () => queries.invalidateQueries({ queryKey: api.luna.market.key() })
  const putBack = useMutation({
    mutationFn: (figure: MarketFigureForm) => client.luna.market.saveFigure(figure),
    onSuccess: refetch,
    onError: (error) => toast.failure({ title: 'Geri alınamadı', description: toProblem(error).message }),
  })
  const remove = useMutation({
    mutationFn: ({ id }: MarketFigure) => client.luna.market.removeFigure({ id }),
    onSuccess: (_, { id, entered_by, updated_at, ...figure }) => {
      const title = `Silindi: ${subjectName(figure.kind, figure.subject)}, ${formatShortDate(figure.day)}`
      toast.undo({ title, topic: `figure-${id}` }, () => putBack.mutate(figure))
      return refetch()
    },
    onError: (error) => toast.failure({ title: 'Silinemedi', description: toProblem(error).message }),
  })
  return (
    <div className="relative overflow-x-auto border-line border-t">
      <table className="w-full text-14">
        <thead>
          <tr className="border-line border-b text-left text-13 text-muted">
            <th className="px-4 py-2 font-normal md:px-5">Gün</th>
            <th className="px-4 py-2 font-normal">Yer</th>
            <th className="px-4 py-2 text-right font-normal">Değer</th>
            {hasWait && <th className="px-4 py-2 font-normal">Bekleme</th>}
            <th className="px-4 py-2 font-normal max-md:hidden">Kaynak</th>
            <th className="w-12 px-4 py-2">
              <span className="sr-only">Sil</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => {
            const name = subjectName(figure.kind, figure.subject)
            const source = [figure.source, figure.entered_by].filter(Boolean).join(', ')
            return (
              <tr key={figure.id} className="border-line border-b last:border-b-0">
                <td className="figures whitespace-nowrap px-4 py-1.5 md:px-5">
                  {formatShortDate(figure.day)}
                </td>
                <td className="px-4 py-1.5">
                  {name}
                  <span className="block text-13 text-muted md:hidden">{source}</span>
                </td>
                <td className="figures whitespace-nowrap px-4 py-1.5 text-right">{figureText(figure)}</td>
                {hasWait && (
                  <td className="figures whitespace-nowrap px-4 py-1.5">
                    {figure.wait_low_hours === null
                      ? '–'
                      : `${figure.wait_low_hours}–${figure.wait_high_hours}\u00a0saat`}
                  </td>
                )}
                <td className="px-4 py-1.5 text-muted max-md:hidden">{source}</td>
                <td className="px-4 py-1.5">
                  <IconButton
                    size="sm"
                    label={`Sil: ${name}, ${formatShortDate(figure.day)}`}
                    disabled={remove.isPending}
                    onClick={() => remove.mutate(figure)}
                  >
                    <Trash2 className="size-4" strokeWidth={1.75} aria-hidden />
                  </IconButton>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function FigureForm({ kind }: { kind: FigureKind }) {
  const [subject, setSubject] = useState(figureSubjects[kind][0] ?? '')
  const [day, setDay] = useState(dayInIstanbul(new Date()))
  const [value, setValue] = useState('')
  const [low, setLow] = useState('')
  const [high, setHigh] = useState('')
  const [source, setSource] = useState('')
  const [isChecked, setChecked] = useState(false)
  const queries = useQueryClient()
  const checked = MarketFigureForm.safeParse({
    kind,
    subject,
    day,
    value,
    wait_low_hours: low === '' ? null : Number(low),
    wait_high_hours: high === '' ? null : Number(high),
    source,
  })
  const errorOf = (key: string) =>
    isChecked ? checked.error?.issues.find(({ path }) => path[0] === key)?.message : undefined
  const save = useMutation({
    mutationFn: (figure: MarketFigureForm) => client.luna.market.saveFigure(figure),
    onSuccess: async (figure) => {
      setValue('')
      setChecked(false)
      await queries.invalidateQueries({ queryKey: api.luna.market.key() })
      toast.success({ title: `Kaydedildi: ${subjectName(kind, figure.subject)}` })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (checked.success && !save.isPending) save.mutate(checked.data)
  }
  return (
    <form noValidate aria-label="Değer yaz" onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field label={kind === 'freight' ? 'Bölge' : 'Yer'} required error={errorOf('subject')}>
          <Select
            value={subject}
            options={figureSubjects[kind].map((code) => ({ value: code, label: subjectName(kind, code) }))}
            onChange={({ target }) => setSubject(target.value)}
          />
        </Field>
        <Field label="Gün" required error={errorOf('day')}>
          <DateInput value={day} onChange={setDay} max={dayInIstanbul(new Date())} />
        </Field>
        <Field
          label="Değer"
          required
          error={errorOf('value') && (value === '' ? 'Değeri yazın.' : errorOf('value'))}
        >
          <NumberInput value={value} onChange={setValue} decimals={2} unit={figureUnits[kind]} />
        </Field>
        <Field label="Kaynak" required error={errorOf('source')}>
          <Input value={source} maxLength={120} onChange={({ target }) => setSource(target.value)} />
        </Field>
      </div>
      <div className="flex flex-wrap items-end gap-4">
        {kind === 'congestion' && (
          <>
            <Field label="Bekleme, en az" className="w-36">
              <NumberInput value={low} onChange={setLow} unit="saat" />
            </Field>
            <Field label="Bekleme, en çok" className="w-36" error={errorOf('wait_high_hours')}>
              <NumberInput value={high} onChange={setHigh} unit="saat" />
            </Field>
          </>
        )}
        <Button type="submit" busy={save.isPending} className="ml-auto">
          Değeri kaydet
        </Button>
      </div>
      {save.isError && <Alert title="Kaydedilemedi">{toProblem(save.error).message}</Alert>}
    </form>
  )
}
