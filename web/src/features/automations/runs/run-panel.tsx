/** One run: what happened, what the condition saw, what was done, and what went wrong; an admin runs it again. */
import type { RunDetail } from '@kervan/domain/automations/run.ts'
import { openRunStatuses } from '@kervan/domain/automations/run-words.ts'
import { triggers } from '@kervan/domain/automations/triggers.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { ruleAddress } from '#features/automations/automation-addresses.ts'
import { FactList } from '#features/automations/runs/fact-list.tsx'
import { OutcomeList } from '#features/automations/runs/outcome-list.tsx'
import { SubjectLink } from '#features/automations/runs/run-list.tsx'
import { RunStatusBadge } from '#features/automations/runs/run-status.tsx'
import { SeenList } from '#features/automations/runs/seen-list.tsx'
import { useMayChange } from '#features/automations/use-may-change.ts'
import { openedHere, withParams } from '#spine/addresses/dialog-address.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { DetailPanel } from '#spine/api/detail-panel.tsx'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

export function RunPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const run = useQuery(api.automations.run.queryOptions({ input: { id } }))
  const mayChange = useMayChange()
  return (
    <DetailPanel
      kind="Çalışma"
      record={run.data}
      query={run}
      title={({ rule_name }) => rule_name}
      actions={(shown) => (
        <>
          <LinkButton size="sm" href={ruleAddress(shown.rule_id)}>
            Kurala git
          </LinkButton>
          {mayChange && canRunAgain(shown) && <RunAgain run={shown} />}
        </>
      )}
      onClose={onClose}
    >
      {(shown) => <Details run={shown} />}
    </DetailPanel>
  )
}

const isOpen = ({ status }: RunDetail) => (openRunStatuses as readonly string[]).includes(status)

/** Those of delivered rules have no trigger: their job decides itself. */
const canRunAgain = (run: RunDetail) => run.trigger !== null && !isOpen(run) && !run.run_again

function RunAgain({ run: { id } }: { run: RunDetail }) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const navigate = useNavigate()
  const { search } = useLocation()
  const again = useMutation({
    mutationFn: () =>
      client.automations.runAgain({ id }, { ...callTimeout(), context: { idempotencyKey: keys.keyFor(id) } }),
    onSuccess: (started) =>
      void navigate(
        { search: withParams(search, { run: started.id }) },
        { state: openedHere, replace: true },
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: api.automations.key() }),
  })
  return (
    <span className="flex min-w-0 flex-1 flex-col items-end gap-2">
      <Button size="sm" variant="primary" busy={again.isPending} onClick={() => again.mutate()}>
        Yeniden çalıştır
      </Button>
      {again.isError && <Alert title="Yeniden çalıştırılamadı">{toProblem(again.error).message}</Alert>}
    </span>
  )
}

function Details({ run }: { run: RunDetail }) {
  const { status, subject, error, due_at, finished_at, attempts, chain } = run
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col items-start gap-2">
        <RunStatusBadge status={status} />
        {error && <p className="break-words text-danger">{error}</p>}
      </div>
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
        <Fact name="Olay">{run.trigger ? triggers[run.trigger].label : 'Hazır kural'}</Fact>
        {run.subject_id && (
          <Fact name="Kayıt">
            <SubjectLink run={run} />
          </Fact>
        )}
        <Fact name="Zaman">{formatDateTime(run.occurred_at)}</Fact>
        {isOpen(run) && <Fact name="Yapılacak">{formatDateTime(due_at)}</Fact>}
        {finished_at && <Fact name="Bitti">{formatDateTime(finished_at)}</Fact>}
        {attempts > 1 && <Fact name="Deneme">{attempts}</Fact>}
        {run.requested_by_name && <Fact name="Yeniden başlatan">{run.requested_by_name}</Fact>}
        {chain.length > 0 && <Fact name="Yol açan kurallar">{chain.join(' → ')}</Fact>}
      </dl>
      {run.again_of && <OtherRun id={run.again_of}>Önceki çalışma</OtherRun>}
      {run.trigger && (
        <Section title="Koşulun gördüğü">
          {run.seen.length > 0 && subject ? (
            <SeenList seen={run.seen} subject={subject} />
          ) : (
            <p className="text-muted">
              {run.facts !== null ? 'Koşul yok.' : isOpen(run) ? 'Henüz bakılmadı.' : 'Bakılmadı.'}
            </p>
          )}
        </Section>
      )}
      {run.unless_seen.length > 0 && subject && (
        <Section title="Süre dolunca görülen">
          <SeenList seen={run.unless_seen} subject={subject} />
        </Section>
      )}
      <Section title="Yapılan">
        {run.output.length > 0 ? (
          <OutcomeList outcomes={run.output} />
        ) : (
          <p className="text-muted">{isOpen(run) ? 'Henüz bir şey yapılmadı.' : 'Bir şey yapılmadı.'}</p>
        )}
      </Section>
      {subject && run.facts && (
        <details className="group">
          <summary className="cursor-pointer text-13 text-muted hover:text-ink">O anda bilinenler</summary>
          <FactList facts={run.facts} subject={subject} className="mt-2" />
        </details>
      )}
    </div>
  )
}

function OtherRun({ id, children }: { id: string; children: ReactNode }) {
  const { search } = useLocation()
  return (
    <Link
      to={{ search: withParams(search, { run: id }) }}
      state={openedHere}
      replace
      preventScrollReset
      className="link self-start"
    >
      {children}
    </Link>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2 border-line border-t pt-4">
      <h3 className="text-14 font-medium">{title}</h3>
      {children}
    </section>
  )
}
