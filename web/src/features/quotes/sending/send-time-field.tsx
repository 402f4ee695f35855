/** Chooses when the offer leaves. */
import { formatDue } from '@kervan/domain/values/format-date.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import type { SendTime } from '#features/quotes/sending/send-time.ts'
import { ChoiceCards } from '#spine/ui/choice-cards.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { useNow } from '#spine/ui/use-now.ts'

type Suggestion = { local_window: string; send_at: string | null; opens: number; answers: number }
type Props = {
  value: SendTime
  onChange: (time: SendTime) => void
  best: Suggestion | undefined
  error: string | undefined
}

export function SendTimeField({ value, onChange, best, error }: Props) {
  const now = new Date(useNow())
  const choices = [
    { value: 'now' as const, label: 'Şimdi', detail: best && !best.send_at ? sourceOf(best) : undefined },
    ...(best?.send_at
      ? [
          {
            value: 'best' as const,
            label: `En iyi zaman: ${formatDue(best.send_at, now)}`,
            detail: sourceOf(best),
          },
        ]
      : []),
    { value: 'chosen' as const, label: 'Başka bir zaman' },
  ]
  return (
    <div className="flex flex-col gap-3">
      <ChoiceCards
        legend="Ne zaman gönderilsin?"
        choices={choices}
        value={value.kind}
        onChange={(kind) => onChange({ ...value, kind })}
      />
      {value.kind === 'chosen' && (
        <div className="flex flex-wrap gap-3">
          <Field label="Gün" required error={error} className="min-w-48 flex-1">
            <DateInput
              value={value.day}
              min={dayInIstanbul(now)}
              onChange={(day) => onChange({ ...value, day })}
            />
          </Field>
          <Field label="Saat (İstanbul)" required className="w-36">
            <Input
              type="time"
              value={value.time}
              onChange={({ target }) => onChange({ ...value, time: target.value })}
            />
          </Field>
        </div>
      )}
      {value.kind !== 'now' && (
        <p className="text-13 text-muted">
          Teklif o zamana kadar değişirse gönderim iptal edilir. Geçerlilik, gönderildiği günden sayılır.
        </p>
      )}
    </div>
  )
}

function sourceOf({ local_window, opens, answers }: Suggestion): string {
  const from = opens + answers < 5 ? 'olağan çalışma saati' : `${opens} açılış ve ${answers} yanıttan`
  return `Müşterinin saatiyle ${local_window}, ${from}`
}
