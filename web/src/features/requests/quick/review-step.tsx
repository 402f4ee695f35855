/** Last step: a summary with an edit button per step, and when the quote is due. */
import { transportModeWords, wizardPriorityWords } from '@kervan/domain/requests/request-options.ts'
import { quoteDueAt } from '@kervan/domain/requests/requests.policy.ts'
import { formatDate, formatDue } from '@kervan/domain/values/format-date.ts'
import { isDay } from '@kervan/domain/values/is-day.ts'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { FindingLines } from '#features/requests/help/finding-lines.tsx'
import { HelpLine } from '#features/requests/help/help-line.tsx'
import { PriceBandLines } from '#features/requests/help/price-band-line.tsx'
import { TransitHint } from '#features/requests/help/transit-hint.tsx'
import { cargoText } from '#features/requests/quick/cargo-text.ts'
import { draftFindings } from '#features/requests/quick/draft-findings.ts'
import { asksPostCode, type QuickDraft } from '#features/requests/quick/quick-draft.ts'
import { bandBasesOfDraft } from '#features/requests/quick/quick-load.ts'
import { type Step, steps } from '#features/requests/quick/steps.ts'
import { RouteLine } from '#spine/ui/route-line.tsx'

type Props = { draft: QuickDraft; onEdit: (step: Step) => void }

export function ReviewStep({ draft, onEdit }: Props) {
  const { transport_mode: mode, priority } = draft
  if (mode === '' || priority === '') return null
  const now = new Date()
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line rounded-card border border-line">
        <Part step="mode" onEdit={onEdit}>
          {transportModeWords[mode]}
        </Part>
        <Part step="route" onEdit={onEdit}>
          <span className="grid grid-cols-[auto_minmax(3rem,1fr)_auto] items-center gap-3">
            <End draft={draft} end="from" />
            <RouteLine />
            <End draft={draft} end="to" />
          </span>
        </Part>
        <Part step="cargo" onEdit={onEdit}>
          <span className="whitespace-pre-line break-words">{draft.description}</span>
          <Quiet>{cargoText(draft).join('\n')}</Quiet>
        </Part>
        <Part step="schedule" onEdit={onEdit}>
          Hazır: {isDay(draft.ready_date) && formatDate(draft.ready_date)}
          <Quiet>Öncelik: {wizardPriorityWords[priority]}</Quiet>
          {draft.notes.trim() && <Quiet>{draft.notes}</Quiet>}
        </Part>
      </ul>
      <FindingLines findings={draftFindings(draft)} />
      <HelpLine
        icon={Clock}
        title={`Teklifiniz en geç: ${formatDue(quoteDueAt(now, 'quick', priority), now)}`}
      >
        Bu süre, talebi şimdi gönderirseniz geçerlidir. Hazır olduğunda e-posta ve bildirimle haber veririz.
      </HelpLine>
      <TransitHint
        mode={mode}
        originCountry={draft.from_country}
        originCity={draft.from_city}
        destinationCountry={draft.to_country}
        destinationCity={draft.to_city}
      />
      <PriceBandLines
        bases={bandBasesOfDraft(draft)}
        originCountry={draft.from_country}
        destinationCountry={draft.to_country}
      />
    </div>
  )
}

function Part({ step, onEdit, children }: { step: Step; onEdit: Props['onEdit']; children: ReactNode }) {
  const { label, icon: Icon } = steps[step]
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <Icon className="mt-0.5 size-5 shrink-0 text-sea" strokeWidth={1.75} aria-hidden />
      <div className="min-w-0 flex-1">
        <h4 className="text-12 font-normal text-muted">{label}</h4>
        <div className="text-15">{children}</div>
      </div>
      <button
        type="button"
        onClick={() => onEdit(step)}
        aria-label={`${label} bölümünü düzenle`}
        className="link -my-1 py-2 text-14"
      >
        Düzenle
      </button>
    </li>
  )
}

function Quiet({ children }: { children: ReactNode }) {
  return <span className="figures block whitespace-pre-line break-words text-13 text-muted">{children}</span>
}

function End({ draft, end }: { draft: QuickDraft; end: 'from' | 'to' }) {
  const postCode = asksPostCode(draft.transport_mode) ? draft[`${end}_post_code`].trim() : ''
  return (
    <span className="min-w-0">
      <span className="block truncate font-medium">{draft[`${end}_city`]}</span>
      {postCode && <span className="figures block truncate text-13 text-muted">{postCode}</span>}
      <span className="block truncate text-13 text-muted">{draft[`${end}_country`]}</span>
    </span>
  )
}
