/** `/staff/workflow`: how the office's work goes, what Luna suggests and why, and doing or undoing it. */
import type {
  LunaRecommendation,
  WorkflowAnalysis,
  WorkflowState,
} from '@kervan/domain/luna/workflow.contract.ts'
import { workflowFailures } from '@kervan/domain/luna/workflow.copy.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { Sparkles, UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { HealthCard } from '#features/luna/workflow/health-card.tsx'
import { RecentDecisions } from '#features/luna/workflow/recent-decisions.tsx'
import { RecommendationPanel } from '#features/luna/workflow/recommendation-panel.tsx'
import { useAssign, useRecommendation, useWorkflow } from '#features/luna/workflow/use-workflow.ts'
import { WorkflowControls } from '#features/luna/workflow/workflow-controls.tsx'
import { WorkflowTabs } from '#features/luna/workflow/workflow-tabs.tsx'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { StatTile } from '#spine/ui/stat-tile.tsx'

export function WorkflowPage() {
  useDocumentTitle('İş Akışı')
  const { state, isPaused, analysis } = useWorkflow()
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto">
          <h1 className="text-22">İş Akışı</h1>
          <StateLine state={state.data} analysedAt={analysis.data?.analysed_at} />
        </div>
        <WorkflowControls
          state={state.data}
          refresh={analysis.refetch}
          isRefreshing={analysis.isFetching && !analysis.isPending}
        />
      </header>
      {analysis.data ? (
        <>
          {analysis.isError && <Alert>{workflowFailures.analysis}. Aşağıdaki son analizdir.</Alert>}
          <Analysis analysis={analysis.data} />
        </>
      ) : analysis.isError ? (
        <LoadFailure title={workflowFailures.analysis} query={analysis} />
      ) : isPaused && !analysis.isFetching ? (
        <EmptyState
          title="Luna duraklatıldı"
          action={<Button onClick={() => void analysis.refetch()}>Yine de analiz et</Button>}
        >
          Analiz kendiliğinden yapılmaz; başlatınca iki dakikada bir yenilenir.
        </EmptyState>
      ) : (
        <PageLoading />
      )}
    </div>
  )
}

function StateLine({
  state,
  analysedAt,
}: {
  state: WorkflowState | undefined
  analysedAt: string | undefined
}) {
  const isPaused = state?.status === 'paused'
  return (
    <p className="min-h-5 text-13 text-muted">
      {state &&
        (isPaused ? `Luna duraklatıldı${state.changed_by && ` (${state.changed_by})`}` : 'Luna çalışıyor')}
      {state && analysedAt && (
        <>
          {' · '}Son analiz: <RelativeTime moment={analysedAt} />
        </>
      )}
    </p>
  )
}

function Analysis({ analysis }: { analysis: WorkflowAnalysis }) {
  const { analysis: counters, luna_insights, decisions, rule_assignments } = analysis
  return (
    <>
      <HealthCard insights={luna_insights} />
      <Counters counters={counters} />
      <Acts free={counters.assignable_items} />
      <WorkflowTabs insights={luna_insights} />
      <RecentDecisions decisions={decisions} ruleAssignments={rule_assignments} />
    </>
  )
}

function Counters({ counters }: { counters: WorkflowAnalysis['analysis'] }) {
  const queue = '/staff/work-queue'
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      <StatTile label="Toplam iş" value={formatCount(counters.total_items)} to={queue} />
      <StatTile
        label="Bekleyen iş"
        value={formatCount(counters.pending_items)}
        note="kimse üstlenmedi"
        to={`${queue}?show=unassigned`}
      />
      <StatTile label="Acil iş" value={formatCount(counters.urgent_items)} to={`${queue}?priority=urgent`} />
      <StatTile label="Geciken iş" value={formatCount(counters.overdue_items)} to={`${queue}?show=overdue`} />
      <StatTile
        label="Yeni talep"
        value={formatCount(counters.recent_requests)}
        note="son 24 saat"
        to="/staff/requests"
      />
    </div>
  )
}

/** What is done with all of the work at once. */
function Acts({ free }: { free: number }) {
  const assign = useAssign()
  const recommendation = useRecommendation()
  const [shown, setShown] = useState<LunaRecommendation>()
  const optimize = () =>
    recommendation.mutate(false, {
      onSuccess: (own) => {
        setShown(own)
        if (own.may_be_refined)
          recommendation.mutate(true, {
            onSuccess: (better) => setShown((now) => (now === own ? better : now)),
          })
      },
    })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <Button
          variant={free > 0 ? 'next' : 'secondary'}
          busy={assign.isPending}
          busyLabel="Görevler atanıyor"
          onClick={() => assign.mutate()}
        >
          <UserRoundCheck strokeWidth={1.75} aria-hidden />
          Görevleri ata
        </Button>
        <Button
          busy={recommendation.isPending && recommendation.variables === false}
          busyLabel="İş akışı inceleniyor"
          onClick={optimize}
        >
          <Sparkles strokeWidth={1.75} aria-hidden />
          İş akışını optimize et
        </Button>
      </div>
      {shown && <RecommendationPanel recommendation={shown} onClose={() => setShown(undefined)} />}
    </div>
  )
}

function PageLoading() {
  return (
    <Loading label="İş akışı analiz ediliyor" className="flex flex-col gap-5">
      <Skeleton className="h-24 rounded-card" />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {['a', 'b', 'c', 'd', 'e'].map((tile) => (
          <Skeleton key={tile} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-64 rounded-card" />
    </Loading>
  )
}
