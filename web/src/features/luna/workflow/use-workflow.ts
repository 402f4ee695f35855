/** The workflow centre's state and analysis, and what staff do there: each is said where it fails, and everything is asked anew after it. */
import type { ControlMode, LunaStatus, SuggestionKind } from '@kervan/domain/luna/workflow.copy.ts'
import { analysisEveryMs, suggestionKinds, workflowFailures } from '@kervan/domain/luna/workflow.copy.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { toast } from '#spine/ui/toast.tsx'

export function useWorkflow() {
  const state = useQuery(api.luna.workflow.state.queryOptions())
  const isPaused = state.data?.status === 'paused'
  const analysis = useQuery({
    ...api.luna.workflow.analyse.queryOptions(),
    // Paused, neither opening the page nor time nor news of others asks; what was shown stays.
    enabled: state.isError || state.data?.status === 'active',
    refetchInterval: analysisEveryMs,
  })
  return { state, isPaused, analysis }
}

/** Also where the analysis is paused: what somebody has just done must be seen. */
function useAfterwards() {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: api.luna.workflow.state.key() }),
      queries
        .fetchQuery({ ...api.luna.workflow.analyse.queryOptions(), staleTime: 0 })
        .catch(() => undefined),
      queries.invalidateQueries({ queryKey: api.workqueue.key() }),
    ])
}

const failed = (title: string) => (error: unknown) =>
  toast.failure({ title, description: toProblem(error).message, kind: 'longer' })

/** What is said of most failures in the office: the title is the same, what failed comes below it. */
const failedAs = (what: string) => (error: unknown) =>
  toast.failure({ title: 'Hata', description: `${what}. ${toProblem(error).message}`, kind: 'longer' })

export function useSetStatus() {
  const afterwards = useAfterwards()
  return useMutation({
    mutationFn: (status: LunaStatus) => client.luna.workflow.setStatus({ status }, callTimeout()),
    onError: failed('Luna’nın durumu değiştirilemedi'),
    onSettled: afterwards,
  })
}

export function useSetMode() {
  const afterwards = useAfterwards()
  return useMutation({
    // One after another: the last press counts.
    scope: { id: 'workflow mode' },
    mutationFn: (mode: ControlMode) => client.luna.workflow.setMode({ mode }, callTimeout()),
    onSuccess: ({ mode }) =>
      toast.success({
        title: mode === 'auto' ? 'Otomatik mod açık' : 'Elle moda geçildi',
        description:
          mode === 'auto' ? 'Yeni talepler kendiliğinden atanır.' : 'Yeni talepleri siz atarsınız.',
        topic: 'workflow mode',
      }),
    onError: failed('Mod değiştirilemedi'),
    onSettled: afterwards,
  })
}

export function useUndo() {
  const afterwards = useAfterwards()
  return useMutation({
    mutationFn: (what: { decision: string } | { workItem: string }) =>
      'decision' in what
        ? client.luna.workflow.undo({ id: what.decision }, callTimeout())
        : client.luna.workflow.releaseAssigned({ id: what.workItem }, callTimeout()),
    onSuccess: ({ kept }) =>
      toast.success({
        title: 'Geri alındı',
        ...(kept > 0 && {
          description: `${formatCount(kept)} iş bu arada değiştiği için olduğu gibi kaldı.`,
        }),
        topic: 'workflow undo',
      }),
    onError: failed('Geri alınamadı'),
    onSettled: afterwards,
  })
}

export function useAssign() {
  const afterwards = useAfterwards()
  const undo = useUndo()
  return useMutation({
    mutationFn: () => client.luna.workflow.assign(undefined, callTimeout()),
    onSuccess: ({ decision_id, assignments, left }) => {
      const { length } = assignments
      if (decision_id)
        return toast.undo(
          {
            title: `${formatCount(length)} görev atandı`,
            description: peopleOf(assignments),
            topic: 'workflow assign',
          },
          () => undo.mutate({ decision: decision_id }),
        )
      return toast.info({
        title: '0 görev atandı',
        description: left > 0 ? 'Şu anda ofiste iş verilebilecek kimse yok.' : 'Boşta bekleyen iş yok.',
        topic: 'workflow assign',
      })
    },
    onError: failedAs(workflowFailures.assigning),
    onSettled: afterwards,
  })
}

/** `Deniz Aksoy 3, Ece Yaman 2` */
function peopleOf(assignments: readonly { to_name: string }[]): string {
  return [...Map.groupBy(assignments, ({ to_name }) => to_name)]
    .map(([name, given]) => `${name} ${formatCount(given.length)}`)
    .join(', ')
}

export function useAnswer() {
  const afterwards = useAfterwards()
  const undo = useUndo()
  return useMutation({
    mutationFn: ({ key, answer }: { key: string; kind: SuggestionKind; answer: 'accepted' | 'dismissed' }) =>
      client.luna.workflow.answer({ key, answer }, callTimeout()),
    onSuccess: ({ decision_id, count }, { kind, answer }) => {
      const { done, quietDays } = suggestionKinds[kind]
      toast.undo(
        answer === 'accepted'
          ? {
              title: done,
              ...(count > 1 && { description: `${formatCount(count)} iş` }),
              topic: 'workflow answer',
            }
          : {
              title: 'Öneri kapatıldı',
              description: `${quietDays} gün yeniden önerilmez.`,
              topic: 'workflow answer',
            },
        () => undo.mutate({ decision: decision_id }),
      )
    },
    onError: (error, { answer }) =>
      failed(answer === 'accepted' ? 'Öneri uygulanamadı' : 'Öneri kapatılamadı')(error),
    onSettled: afterwards,
  })
}

/** At once in our own words; then in those of a model, where there is one. */
export function useRecommendation() {
  return useMutation({
    mutationFn: (refine: boolean) =>
      client.luna.workflow.optimize({ refine }, refine ? undefined : callTimeout()),
    onError: (error, refine) => {
      // Better words that do not come change nothing.
      if (!refine) failedAs(workflowFailures.optimizing)(error)
    },
  })
}
