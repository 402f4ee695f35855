/** What a rule waits for: something that happens, or a time at which it looks at all records. */
import { type Subject, subjects, subjectWords } from '@kervan/domain/automations/subjects.ts'
import {
  type Every,
  isSchedule,
  scheduleWords,
  type TriggerKey,
  triggerKeys,
  triggers,
  weekdayWords,
} from '@kervan/domain/automations/triggers.ts'
import { CalendarClock, Zap } from 'lucide-react'
import { type Faults, faultAt, faultWithin } from '#features/automations/editor/faults.ts'
import { type RuleDraft, withTrigger } from '#features/automations/editor/rule-draft.ts'
import { ChoiceCards } from '#spine/ui/choice-cards.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'

type Props = { draft: RuleDraft; faults: Faults; onChange: (draft: RuleDraft) => void }

type Kind = 'event' | 'schedule'

const keysOf = (kind: Kind, subject?: Subject) =>
  triggerKeys.filter(
    (key) => isSchedule(key) === (kind === 'schedule') && (!subject || triggers[key].subject === subject),
  )

export function TriggerFields({ draft, faults, onChange }: Props) {
  const kind: Kind = isSchedule(draft.trigger) ? 'schedule' : 'event'
  const { subject, about } = triggers[draft.trigger]
  const choose = (key: TriggerKey | undefined) => key && onChange(withTrigger(draft, key))
  const offered = subjects.filter((each) => keysOf(kind, each).length > 0)
  return (
    <div className="flex flex-col gap-4">
      <ChoiceCards<Kind>
        legend="Ne zaman çalışsın"
        legendHidden
        className="sm:grid-cols-2"
        value={kind}
        choices={[
          { value: 'event', label: 'Bir şey olunca', icon: Zap },
          { value: 'schedule', label: 'Belirli zamanlarda', icon: CalendarClock },
        ]}
        onChange={(next) => choose(keysOf(next, subject)[0] ?? keysOf(next)[0])}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Neyle ilgili">
          <Select
            value={subject}
            options={offered.map((value) => ({ value, label: subjectWords[value] }))}
            onChange={({ target }) => choose(keysOf(kind, target.value as Subject)[0])}
          />
        </Field>
        {kind === 'event' && (
          <Field label="Ne olunca" error={faultAt(faults, 'trigger')} hint={about}>
            <Select
              value={draft.trigger}
              options={keysOf('event', subject).map((value) => ({ value, label: triggers[value].label }))}
              onChange={({ target }) => choose(target.value as TriggerKey)}
            />
          </Field>
        )}
        {kind === 'schedule' && <ScheduleFields draft={draft} faults={faults} onChange={onChange} />}
      </div>
    </div>
  )
}

function ScheduleFields({ draft, faults, onChange }: Props) {
  const { schedule } = draft
  const change = (changes: Partial<typeof schedule>) =>
    onChange({ ...draft, schedule: { ...schedule, ...changes } })
  return (
    <>
      <Field label="Ne sıklıkla" error={faultAt(faults, 'schedule')}>
        <Select
          value={schedule.every}
          options={Object.entries(scheduleWords).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => change({ every: target.value as Every })}
        />
      </Field>
      {schedule.every === 'week' && (
        <Field label="Gün" error={faultWithin(faults, 'schedule.weekday')}>
          <Select
            value={String(schedule.weekday)}
            options={weekdayWords.map((label, index) => ({ value: String(index + 1), label }))}
            onChange={({ target }) => change({ weekday: Number(target.value) })}
          />
        </Field>
      )}
      {schedule.every !== 'hour' && (
        <Field label="Saat" error={faultWithin(faults, 'schedule.at')} hint="İstanbul saatiyle">
          <Input type="time" value={schedule.at} onChange={({ target }) => change({ at: target.value })} />
        </Field>
      )}
    </>
  )
}
