/** Fourth step: when the load is ready, and how soon a quote is needed. */
import { keysOf, wizardPriorityWords } from '@kervan/domain/requests/request-options.ts'
import { promisedHours } from '@kervan/domain/requests/requests.policy.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { FindingLines } from '#features/requests/help/finding-lines.tsx'
import { useStepFindings } from '#features/requests/quick/draft-findings.ts'
import type { StepProps } from '#features/requests/quick/step-props.ts'
import { Button } from '#spine/ui/button.tsx'
import { ChoiceCards } from '#spine/ui/choice-cards.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

const dayMs = 86_400_000
const soon = [
  { label: 'Bugün', days: 0 },
  { label: 'Yarın', days: 1 },
  { label: 'Bir hafta sonra', days: 7 },
]

export function ScheduleStep({ draft, errors, change }: StepProps) {
  const now = Date.now()
  const findings = useStepFindings(draft, 'schedule')
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <Field label="Yükün hazır olacağı gün" error={errors.ready_date} required>
          <DateInput
            value={draft.ready_date}
            min={dayInIstanbul(new Date(now))}
            onChange={(ready_date) => change({ ready_date })}
            className="md:w-56"
          />
        </Field>
        <FindingLines findings={findings} />
        <div className="flex flex-wrap gap-2">
          {soon.map(({ label, days }) => {
            const day = dayInIstanbul(new Date(now + days * dayMs))
            return (
              <Button
                key={label}
                size="sm"
                aria-pressed={draft.ready_date === day}
                onClick={() => change({ ready_date: day })}
                className="h-10 aria-pressed:border-sea aria-pressed:bg-sea-soft"
              >
                {label}
              </Button>
            )
          })}
        </div>
      </div>
      <ChoiceCards
        legend="Teklifi ne kadar sürede istersiniz?"
        value={draft.priority}
        onChange={(priority) => change({ priority })}
        error={errors.priority}
        className="md:grid-cols-3"
        choices={keysOf(wizardPriorityWords).map((value) => ({
          value,
          label: wizardPriorityWords[value],
          detail: `${promisedHours.quick[value]} saat içinde`,
        }))}
      />
      <Field label="Not" error={errors.notes} optionalMark>
        <Textarea
          value={draft.notes}
          onChange={(event) => change({ notes: event.target.value })}
          rows={2}
          className="min-h-16"
        />
      </Field>
    </div>
  )
}
