/** What a rule would have done in the last thirty days. Nothing is done or written for it. */
import type { RuleForm } from '@kervan/domain/automations/rule.ts'
import type { DryRun, DryRunRow } from '@kervan/domain/automations/run.ts'
import { dryRunDays } from '@kervan/domain/automations/run-words.ts'
import type { Subject } from '@kervan/domain/automations/subjects.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useMutation } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { subjectAddress } from '#features/automations/automation-addresses.ts'
import type { RuleDraft } from '#features/automations/editor/rule-draft.ts'
import { OutcomeList } from '#features/automations/runs/outcome-list.tsx'
import { SeenList } from '#features/automations/runs/seen-list.tsx'
import { client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

type Props = {
  /** The rule that is changed; a new one has none. */
  id: string | undefined
  subject: Subject
  /** What is on the form now: an outcome of another rule says so. */
  draft: RuleDraft
  whole: () => RuleForm | undefined
  onRefused: (error: unknown) => void
}

/** At most so many are shown; the sentence above counts them all. */
const mostShown = 20

export function DryRunCard({ id, subject, draft, whole, onRefused }: Props) {
  const [triedOn, setTriedOn] = useState<RuleDraft>()
  const dryRun = useMutation({
    mutationFn: (rule: RuleForm) => client.automations.dryRun({ rule, ...(id && { id }) }, callTimeout(60)),
    onError: onRefused,
  })
  const start = () => {
    const rule = whole()
    if (!rule || dryRun.isPending) return
    setTriedOn(draft)
    dryRun.mutate(rule)
  }
  const problem = dryRun.isError ? toProblem(dryRun.error) : undefined
  return (
    <Card aria-label="Deneme">
      <CardHead
        title={`Son ${dryRunDays} günde dene`}
        action={
          <Button size="sm" busy={dryRun.isPending} busyLabel="Deneniyor" onClick={start}>
            <FlaskConical strokeWidth={1.75} aria-hidden />
            Dene
          </Button>
        }
      />
      <CardBody className="flex flex-col gap-4 text-14">
        {problem && <Alert title="Denenemedi">{problem.message}</Alert>}
        {dryRun.isPending ? (
          <Loading className="flex flex-col gap-3">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-16" />
          </Loading>
        ) : dryRun.data ? (
          <>
            {triedOn !== draft && (
              <p role="status" className="text-13 text-pending">
                Kural denemeden sonra değişti. Yeniden deneyin.
              </p>
            )}
            <Outcome dryRun={dryRun.data} subject={subject} />
          </>
        ) : (
          <p className="text-muted">
            Kaydetmeden önce bakın: kural geçen {dryRunDays} günde neleri yakalar, kime ne yapardı. Deneme
            hiçbir şey yapmaz.
          </p>
        )}
      </CardBody>
    </Card>
  )
}

function Outcome({ dryRun, subject }: { dryRun: DryRun; subject: Subject }) {
  const [showsAll, setShowsAll] = useState(false)
  const rows = dryRun.items.filter(({ met }) => met || showsAll)
  const shown = rows.slice(0, mostShown)
  const missed = dryRun.looked_at - dryRun.met
  return (
    <>
      <p role="status" className="font-medium">
        {sentence(dryRun)}
      </p>
      {!dryRun.is_complete && (
        <p className="text-13 text-muted">
          {daysOf(dryRun) < dryRunDays
            ? `Bu olayların geçmişi ${daysOf(dryRun)} gün tutulur; ona bakıldı.`
            : 'Çok olay var; en yenilerine bakıldı.'}
        </p>
      )}
      {missed > 0 && (
        <Checkbox
          label="Çalışmayacağı olayları da göster"
          checked={showsAll}
          onCheckedChange={(checked) => setShowsAll(checked === true)}
          className="py-0"
        />
      )}
      {shown.length > 0 && (
        <ul aria-label="Olacaklar" className="-mx-4 divide-y divide-line border-line border-t md:-mx-5">
          {shown.map((row) => (
            <Row key={`${row.subject_id} ${row.occurred_at}`} row={row} subject={subject} />
          ))}
        </ul>
      )}
      {rows.length > shown.length && (
        <p className="text-13 text-muted">Burada en yeni {mostShown} tanesi gösterilir.</p>
      )}
    </>
  )
}

const dayMs = 24 * 3_600_000
/** Until now; a moment more or less is no day. */
const daysOf = ({ from }: DryRun) => Math.round((Date.now() - Date.parse(from)) / dayMs)

function sentence(dryRun: DryRun): string {
  const { looked_at, met } = dryRun
  if (looked_at === 0) return `Son ${daysOf(dryRun)} günde böyle bir şey olmadı.`
  if (met === 0) return `${formatCount(looked_at)} olaya bakıldı; hiçbirinde çalışmazdı.`
  return `${formatCount(looked_at)} olayın ${formatCount(met)} tanesinde çalışırdı.`
}

function Row({ row, subject }: { row: DryRunRow; subject: Subject }) {
  return (
    <li className="flex flex-col gap-2 px-4 py-3 md:px-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <SubjectName address={subjectAddress(subject, row.subject_id)} label={row.subject_label} />
        <span className="figures text-13 text-muted">{formatDateTime(row.occurred_at)}</span>
      </p>
      {row.met ? (
        <OutcomeList outcomes={row.output} />
      ) : (
        <p className="text-13 text-muted">
          {row.unless_seen.length > 0 ? 'Bu arada gerek kalmazdı.' : 'Bir şey yapılmazdı.'}
        </p>
      )}
      <Seen title="Koşulun gördüğü" seen={row.seen} subject={subject} />
      <Seen title="Bugün görülen" seen={row.unless_seen} subject={subject} />
    </li>
  )
}

function SubjectName({ address, label }: { address: string | undefined; label: string }) {
  if (!address) return <span className="min-w-0 break-words">{label}</span>
  return (
    <Link to={address} target="_blank" className="link min-w-0 break-words">
      {label}
    </Link>
  )
}

function Seen({ title, seen, subject }: { title: string; seen: DryRunRow['seen']; subject: Subject }) {
  if (seen.length === 0) return null
  return (
    <details>
      <summary className="cursor-pointer text-13 text-muted hover:text-ink">{title}</summary>
      <div className="mt-2">
        <SeenList seen={seen} subject={subject} />
      </div>
    </details>
  )
}
